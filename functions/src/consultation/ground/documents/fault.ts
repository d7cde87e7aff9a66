/** What keeps a block from being published. */
export interface Fault {
  /** Where in its content: 'options.2.title'. */
  field: string;
  message: string;
}
