/** A browser engine under test, as far as a visit needs it. */
export type Tab = {
  /** Opens an address and resolves when its document has loaded. Nothing of an earlier address is remembered. */
  open(url: string): Promise<void>
  /** Sets the width and height of the page's viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /**
   * Runs a function in the page. It is sent as text, so it can use nothing from outside, and no named function inside.
   */
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>
  /** Presses what a function finds in the page, as a mouse would; resolves to whether it found anything. */
  press(find: () => HTMLElement | null): Promise<boolean>
  /** Errors in the console, and those that nobody caught, since the address was opened. */
  errors(): Promise<string[]>
}

export type Engine = { tab: Tab; close(): Promise<void> }

/** The command that starts an engine, and the Debian packages that it needs. */
export type EngineKind = {
  /** Finds the programs it needs; undefined where one is missing. */
  find(): Record<string, string> | undefined
  packages: readonly string[]
  start(): Promise<Engine>
}
