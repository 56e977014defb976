/** The answers of all pages, found in the folders of src/embeds; loaded together, by the page that asks for them. */
import type { Answer, Answers } from "../hooks/page/answers"

const files = require.context("../embeds", true, /\/answer\.ts$/, "sync")

/** The address of the page whose answer lies in a file: "./time/is-it-friday/answer.ts" is of "/time/is-it-friday". */
const pathOf = (file: string) => file.replace(/^\.|\/answer\.ts$/g, "")

export const answers: Answers = new Map(
  files.keys().map(file => [pathOf(file), (files(file) as { answer: Answer }).answer]),
)
