/** In the place of the function that makes webpack's messages shorter: without who says it, and where in webpack. */
const noise = /^\s*at\s(?!.*webpack:).*:\d+:\d+|^\s*at\s<anonymous>|Module [A-z ]+\(from/

function short(message) {
  const text = typeof message === "string" ? message : (message?.message ?? String(message))
  return text
    .split("\n")
    .filter((line, i, lines) => !noise.test(line) && (line.trim() || lines[i - 1]?.trim()))
    .join("\n")
    .trim()
}

module.exports = ({ errors, warnings }) => ({ errors: errors.map(short), warnings: warnings.map(short) })
