/** What one writes oneself, line by line: a career in code, over and over. */

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

/** The line of the so-maniest press, from 1; after the last one it is copied from the first. */
export function typed(press: number): string {
  const line = lines[(press - 1) % lines.length] ?? ""
  return press > lines.length && press % lines.length === 1 ? `${line}  // copied` : line
}

export type Line = { press: number; text: string }

/** The last lines on the screen, oldest first: as many as were written since it was last empty, and as there is room for. */
export function program(presses: number, written: number, room: number): Line[] {
  const shown = Math.max(0, Math.min(room, presses, Math.floor(written)))
  return Array.from({ length: shown }, (_, place) => {
    const press = presses - shown + 1 + place
    return { press, text: typed(press) }
  })
}

/** How many bugs there is room for on the screen: one a row, and none on the newest. */
const maxWalkers = 4
/** How many letters a bug walks before it turns, or turns back. */
const walk = 30

export type Walker = {
  /** The row from the bottom that it walks in, and the letter it stands on. */
  row: number
  at: number
  /** How many letters from the left it has been to. */
  eaten: number
  /** Whether it is on its way back. */
  back: boolean
}

/** Where the bugs are after so many steps. */
export function walkers(bugs: number, steps: number): Walker[] {
  return Array.from({ length: Math.min(maxWalkers, Math.floor(bugs)) }, (_, bug) => {
    const gone = steps + bug * 11 + 4
    const within = gone % (2 * walk)
    const back = within >= walk
    return {
      row: bug + 1,
      at: back ? 2 * walk - within : within,
      eaten: gone < walk ? gone : walk,
      back,
    }
  })
}

/** A line of which a bug has eaten every third letter as far as it has been. */
export function nibbled(text: string, eaten: number): string {
  return [...text].map((letter, place) => (place < eaten && place % 3 === 1 ? " " : letter)).join("")
}
