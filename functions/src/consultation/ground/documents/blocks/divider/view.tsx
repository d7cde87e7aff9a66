/** A rule between two parts of a section. */
export const DividerView = () => <hr />;
