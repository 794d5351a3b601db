/** What is not done, and why, in words for the writer; no fault of the program's. */
export class Refusal extends Error {
  /** As HTTP says it. */
  readonly status: number;

  constructor(status: number, says: string) {
    super(says);
    this.status = status;
  }
}
