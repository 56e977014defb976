/** Runs a page's expressions in a realm of their own, isolated from the engine and with a time limit. */
import vm from "node:vm"

/**
 * The time limit for all expressions of a page, in milliseconds of wall time. A loaded machine takes from it too, so it is
 * far above the few milliseconds that a page needs.
 */
export const timeLimitMs = 1000

/** The remaining wall time of a page, in milliseconds. */
export type Time = { leftMs: number }

/** Thrown when the time is up. */
export class OutOfTime extends Error {}

/** Wraps an error of an expression, with its message. */
export class Failed extends Error {}

type Global = {
  names: object | undefined
  finish: (value: unknown) => unknown
  /**
   * Rethrows an error as one with a message. The conversion to text happens inside the sandbox, since it can fail
   * or take long.
   */
  rethrow: (error: unknown) => never
}

function rethrow(error: unknown): never {
  if (error instanceof Error) throw error
  let message = "it throws what has no text"
  try {
    const isError = typeof error === "object" && error !== null && "message" in error
    message = String(isError ? error.message : error)
  } catch {}
  throw new Failed(message)
}

const globals: Global = { names: undefined, finish: value => value, rethrow }
const realm = vm.createContext(globals)

/** The message of the error that Math.random throws. */
export const randomMessage = "No chance here"

vm.runInContext(`Math.random = () => { throw new Error("${randomMessage}") }`, realm)

/** Returns the realm's own Math, JSON and other globals, by name. */
export function builtIn(names: readonly string[]): Record<string, unknown> {
  return vm.runInContext(`({ ${names.join(", ")} })`, realm) as Record<string, unknown>
}

/**
 * Runs an expression whose identifiers are the properties of `names`, and passes its value to `finish`, still
 * inside the time limit. Throws OutOfTime, Failed, or the errors of `names` and `finish`; deducts the elapsed time
 * from `time`.
 */
export function runInSandbox(
  source: string,
  names: object,
  finish: (value: unknown) => unknown,
  time: Time,
): unknown {
  if (time.leftMs <= 0) throw new OutOfTime()
  const startedMs = performance.now()
  Object.assign(globals, { names, finish })
  try {
    const code = `try { finish((() => { with (names) { return (${source}\n) } })()) } catch (error) { rethrow(error) }`
    return vm.runInContext(code, realm, { timeout: Math.ceil(time.leftMs) })
  } catch (error) {
    if (!isTimeout(error)) throw error
    time.leftMs = 0
    throw new OutOfTime()
  } finally {
    time.leftMs -= performance.now() - startedMs
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
