/** Where a page's expressions run: in a realm of their own, where they spoil nothing of the engine's, and never for long. */
import vm from "node:vm"

/** Milliseconds that the expressions of a page may take together. */
export const timeLimit = 1000

/** What is left of a page's time, in milliseconds. */
export type Time = { left: number }

/** Thrown where the time was up. */
export class OutOfTime extends Error {}

type Global = { names: object | undefined; settle: (value: unknown) => unknown }

const globals: Global = { names: undefined, settle: value => value }
const realm = vm.createContext(globals)

/** What an expression throws that asks for chance. */
export const noChance = "No chance here"

vm.runInContext(`Math.random = () => { throw new Error("${noChance}") }`, realm)

/** The realm's own Math, JSON and the like, by their names. */
export function builtIn(names: readonly string[]): Record<string, unknown> {
  return vm.runInContext(`({ ${names.join(", ")} })`, realm) as Record<string, unknown>
}

/**
 * Runs the source of an expression that sees `names`, and has `settle` make of its value what can't run any more.
 * Throws an OutOfTime, or what the expression throws; what it took is taken from `time`.
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
    const code = `settle((() => { with (names) { return (${source}\n) } })())`
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
