/** The coloured logo in the browser's console. */

const art = [
  "   _       _                 __ _ ",
  "  (_)_   _| |__   __ _      / _(_)",
  "  | | | | | '_ \\ / _` |    | |_| |",
  "  | | |_| | | | | (_| |  _ |  _| |",
  " _/ |\\__,_|_| |_|\\__, | (_)|_| |_|",
  "|__/                |_|           ",
]

/** The first argument of console.info, with the format specifier; the site's tests allow exactly this line. */
export const logoText = `%c${art.join("\n")}\n\nBest viewed with eyes. The webmaster is a hamster.`

/** The second argument of console.info: the CSS. */
export const logoStyle = [
  "padding: 8px 12px",
  "background: linear-gradient(90deg, #000080, #1084d0)",
  "color: #ffd400",
  "font: bold 13px/1.3 monospace",
].join("; ")

let isPrinted = false

/** Prints the logo, only once per page load. */
export function printLogo(): void {
  if (isPrinted) return
  isPrinted = true
  console.info(logoText, logoStyle)
}
