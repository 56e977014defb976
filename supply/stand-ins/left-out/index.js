/** In the place of packages that Gatsby loads or looks for, and never asks for anything on this site. */
const refuse = () => {
  throw new Error("What is asked for here is left out of this site: supply/README.md says what and why.")
}
module.exports = new Proxy(refuse, {
  get: (_, name) => (typeof name === "symbol" || name === "__esModule" ? undefined : refuse),
})
