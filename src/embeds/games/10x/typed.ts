/** The code on the monitor, line by line, and the bugs that walk in it. */

const lines = [
  'print("hello, world")',
  'print("hello, wrold")  # works',
  "if (true) {",
  "  // TODO: why?",
  "  x = x",
  "  let temp2 = temp",
  "  // let temp3 = temp2",
  "  sleep(1)  // do not remove",
  "}",
  "catch (e) {}",
  "// see below",
  "// see above",
  "return !!!isNotDisabled",
  "const ONE = 1",
  "const TWO = 1  // fix later",
  "while (!done) done = true",
  "for (i = 0; i <= n; i++)",
  "DROP TABLE mistakes;",
  'git commit -m "asdf"',
  'git commit -m "really asdf"',
  "/* Here lived a semicolon. */",
  "assert(weekend)",
  "function doStuff2_final_new() {",
  "  return doStuff2_final()",
  "}",
  "goto coffee",
  "npm install is-seven",
  "// It worked in Turku.",
  "user.name = user.name.name",
  "catch (e) { throw e }",
  "// The hamster wrote this one.",
  "hhhhhhhhhhhhhhhhhhhhhhhhhhh",
] as const

const modelLines = [
  "// Great question!",
  "// Certainly! Here is the code:",
  "import everything",
  "function isOdd(n) { return !isEven(n) }",
  "function isEven(n) { return !isOdd(n) }",
  "// You are right, and I apologise.",
  "// Here is the corrected code:",
  "import everything",
  "const Rome = 'Paris'",
  "// This is now production-ready!",
] as const

/** Returns the n-th line of the program, from 1. The list repeats, marked as copied. */
export function typed(number: number): string {
  const line = lines[(number - 1) % lines.length] ?? ""
  return number > lines.length && number % lines.length === 1 ? `${line}  // copied` : line
}

/** Returns a line of the language model. */
function generated(number: number): string {
  return modelLines[number % modelLines.length] ?? ""
}

export type Line = { number: number; text: string }

/** Returns the last lines of a program of that length, oldest first; with the model, two of three are its own. */
export function program(length: number, maxLines: number, hasModel: boolean): Line[] {
  const shown = Math.min(maxLines, length)
  return Array.from({ length: shown }, (_, place) => {
    const number = length - shown + 1 + place
    return { number, text: hasModel && number % 3 > 0 ? generated(number) : typed(number) }
  })
}

/** Returns the milliseconds between lines that the team writes, at a rate of lines per second. */
export function scrollMs(rate: number): number {
  if (rate < 2) return 1600
  if (rate < 20) return 900
  if (rate < 150) return 450
  return rate < 600 ? 220 : 130
}

/** The maximum number of visible bugs: one per row, none on the newest line. */
const maxWalkers = 5
/** The number of columns after which a bug turns back. */
const walkColumns = 30

export type Walker = {
  /** The row, counted from 0 at the bottom, and the current column. */
  row: number
  at: number
  /** The number of columns from the left that the bug has reached so far. */
  eaten: number
  /** True on the way back to the left. */
  back: boolean
}

/** Returns the positions of the visible bugs after a number of animation steps. */
export function walkers(bugs: number, steps: number): Walker[] {
  return Array.from({ length: Math.min(maxWalkers, Math.floor(bugs)) }, (_, bug) => {
    const walked = steps + bug * 11 + 4
    const within = walked % (2 * walkColumns)
    const back = within >= walkColumns
    return {
      row: bug + 1,
      at: back ? 2 * walkColumns - within : within,
      eaten: walked < walkColumns ? walked : walkColumns,
      back,
    }
  })
}

/** Blanks every third letter of a line up to the column a bug has reached. */
export function nibbled(text: string, eaten: number): string {
  return [...text].map((letter, place) => (place < eaten && place % 3 === 1 ? " " : letter)).join("")
}
