import { readdirSync, readFileSync } from "node:fs"

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  name => name.endsWith(".tsx") && name !== "components/button/Button.tsx",
)

/** A button as it begins in the source, with its own attributes; `=>` is no end of it. */
const button = /<button\b(?:[^>]|=>)*?(?<!=)>/g

it("every button that may become disabled is a Button, which keeps the focus then", () => {
  const found = files.filter(file =>
    [...readFileSync(`src/${file}`, "utf8").matchAll(button)].some(([text]) => /\sdisabled=/.test(text)),
  )
  expect(files.length).toBeGreaterThan(400)
  expect(found).toEqual([])
})
