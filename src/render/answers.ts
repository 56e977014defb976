/** The answers of all pages, collected from the folders of src/embeds in one chunk. */
import type { Answer, Answers } from "../hooks/page/answers"

const files = require.context("../embeds", true, /\/answer\.ts$/, "sync")

/** Returns the path of the page of an answer file: "/time/is-it-friday" for "./time/is-it-friday/answer.ts". */
const pathOf = (file: string) => file.replace(/^\.|\/answer\.ts$/g, "")

export const answers: Answers = new Map(
  files.keys().map(file => [pathOf(file), (files(file) as { answer: Answer }).answer]),
)
