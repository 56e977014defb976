/**
 * PostCSS plugins beside Gatsby's own: the colours that 98.css writes out become tokens of src/styles/tokens.css, and each
 * of its pictures a token `--98-<number>`, which a scheme can give another one.
 */

/** Tokens by the colour of 98.css: those of its bevels, and those of whole surfaces. */
const bevels = {
  "#0a0a0a": "--bevel-dark",
  "#fff": "--bevel-light",
  grey: "--bevel-shade",
  "#dfdfdf": "--bevel-soft",
  "#222": "--ink-shadow",
}
const surfaces = {
  silver: "--surface",
  navy: "--title-bar",
  "#1084d0": "--title-bar-end",
  "#fff": "--paper",
  "#dfdfdf": "--bevel-soft",
}
const dots = { "#000": "--dots" }
const disabled = { grey: "--edge" }

const colour = /#[\da-f]{3,6}\b|\b(?:silver|navy|grey)\b/g

/** Returns the tokens for the colours of a property. */
function tokensOf(property) {
  if (/shadow/.test(property)) return bevels
  if (/^background/.test(property)) return surfaces
  if (property === "color") return disabled
  return /^outline/.test(property) ? dots : {}
}

const tokens98 = {
  postcssPlugin: "98.css-tokens",
  OnceExit(root) {
    if (!/98\.css$/.test(root.source?.input.file ?? "")) return
    const pictures = []
    const numberOf = picture => {
      if (!pictures.includes(picture)) pictures.push(picture)
      return pictures.indexOf(picture)
    }
    root.walkDecls(declaration => {
      if (declaration.value.includes("data:")) {
        declaration.value = declaration.value.replace(
          /url\("[^"]*"\)/g,
          picture => `var(--98-${numberOf(picture)}, ${picture})`,
        )
        return
      }
      // The list below a field in use is black on white, both written here.
      if (declaration.parent.selector === "select:focus option") return
      const tokens = tokensOf(declaration.prop)
      declaration.value = declaration.value.replace(colour, found =>
        tokens[found] ? `var(${tokens[found]})` : found,
      )
    })
  },
}

module.exports = { plugins: [tokens98] }
