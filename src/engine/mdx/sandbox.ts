/** Where a page's expressions run: in a realm of their own, where they spoil nothing of the engine's, and never for long. */
import vm from "node:vm"

/** Milliseconds that the expressions of a page may take together. */
export const timeLimitMs = 1000

/** What is left of a page's time, in milliseconds. */
export type Time = { left: number }

/** Thrown where the time was up. */
export class OutOfTime extends Error {}

/** Thrown in place of what an expression throws, with its message. */
export class Failed extends Error {}

type Global = {
  names: object | undefined
  settle: (value: unknown) => unknown
  /** Throws what can be told of what was thrown: its text is made in here too, as that can fail or take long. */
  fail: (error: unknown) => never
}

function fail(error: unknown): never {
  if (error instanceof Error) throw error
  let message = "it throws what has no text"
  try {
    const isError = typeof error === "object" && error !== null && "message" in error
    message = String(isError ? error.message : error)
  } catch {}
  throw new Failed(message)
}

const globals: Global = { names: undefined, settle: value => value, fail }
const realm = vm.createContext(globals)

/** What an expression throws that asks for chance. */
export const randomRefused = "No chance here"

vm.runInContext(`Math.random = () => { throw new Error("${randomRefused}") }`, realm)

/** The realm's own Math, JSON and the like, by their names. */
export function builtIn(names: readonly string[]): Record<string, unknown> {
  return vm.runInContext(`({ ${names.join(", ")} })`, realm) as Record<string, unknown>
}

/**
 * Runs the source of an expression that sees `names`, and has `settle` make of its value what can't run any more.
 * Throws an OutOfTime, a Failed, or an error of the engine's own that `names` or `settle` throw; what it took is taken
 * from `time`.
 */
export function runInSandbox(
  source: string,
  names: object,
  settle: (value: unknown) => unknown,
  time: Time,
): unknown {
  if (time.left <= 0) throw new OutOfTime()
  const started = performance.now()
  Object.assign(globals, { names, settle })
  try {
    const code = `try { settle((() => { with (names) { return (${source}\n) } })()) } catch (error) { fail(error) }`
    return vm.runInContext(code, realm, { timeout: Math.ceil(time.left) })
  } catch (error) {
    if (!isTimeout(error)) throw error
    time.left = 0
    throw new OutOfTime()
  } finally {
    time.left -= performance.now() - started
  }
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  )
}
