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
