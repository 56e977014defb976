/** In the place of yurnalist, in whose words Gatsby tells what it does where nobody looks at a terminal. */
const { styleText } = require("node:util")

function teller(stream, word, colour) {
  const coloured = stream.isTTY || process.env.FORCE_COLOR ? styleText(colour, word) : word
  return text => stream.write(`${coloured} ${text}\n`)
}

const grey = teller(process.stdout, "verbose", "gray")

exports.createReporter = () => ({
  log: text => process.stdout.write(`${text}\n`),
  success: teller(process.stdout, "success", "green"),
  info: teller(process.stdout, "info", "blue"),
  verbose: text => grey(`${process.uptime()} ${text}`),
  warn: teller(process.stderr, "warning", "yellow"),
  error: teller(process.stderr, "error", "red"),
  activity: () => ({ tick() {}, end() {} }),
})
