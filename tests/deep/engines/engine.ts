/** What the journeys need of a browser; one implementation for each way of driving one. */
export interface Engine {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The size of what a page sees as its window. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, which its content policy does not forbid; fits in JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  /** Keys for what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Console messages, errors and violations of the content policy since this was last asked. */
  complaints(): string[];
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab';

export interface EngineSettings {
  readonly scripts: boolean;
  /** Where a proxy stands on this machine, for all but this machine's own addresses. */
  readonly proxyPort: number;
}

export type StartEngine = (settings: EngineSettings) => Promise<Engine>;
