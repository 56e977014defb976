/** The texts of night.ts in the folders of src/embeds, by the paths of their pages. */
import type { Nights } from "../hooks/page/traces"

const files = require.context("../embeds", true, /\/night\.ts$/, "sync")

const nights: Nights = Object.fromEntries(
  files
    .keys()
    .map(file => [file.replace(/^\.|\/night\.ts$/g, ""), (files(file) as { default: string }).default]),
)

export default nights
