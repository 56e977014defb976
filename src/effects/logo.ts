/** The coloured logo that is printed in the browser's console at start, once per load. */

const art = [
  "   _       _                 __ _ ",
  "  (_)_   _| |__   __ _      / _(_)",
  "  | | | | | '_ \\ / _` |    | |_| |",
  "  | | |_| | | | | (_| |  _ |  _| |",
  " _/ |\\__,_|_| |_|\\__, | (_)|_| |_|",
  "|__/                |_|           ",
]

/** The first argument of the line, colour mark included; the tests of the site let exactly this through. */
export const logoText = `%c${art.join("\n")}\n\nBest viewed with eyes. The webmaster is a hamster.`

/** The second argument: how it is coloured. */
export const logoStyle = [
  "padding: 8px 12px",
  "background: linear-gradient(90deg, #000080, #1084d0)",
  "color: #ffd400",
  "font: bold 13px/1.3 monospace",
].join("; ")

let printed = false

/** Prints the logo, the first time it is asked to. */
export function printLogo(): void {
  if (printed) return
  printed = true
  console.info(logoText, logoStyle)
}
