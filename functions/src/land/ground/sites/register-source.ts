/** The source of sites that came with a brownfield land register. */
export const REGISTER_SOURCE = 'brownfield register';
