import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { type ConfigData, HtmlValidate } from "html-validate"

const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard"],
  elements: ["html5"],
  rules: {
    // React closes void elements with a slash, and Gatsby writes the doctype in lower case.
    "void-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    // Toys compute positions and colours, which are inline styles.
    "no-inline-style": "off",
    // Forms that scripts handle have no action.
    "element-required-attributes": "off",
  },
}

/** Returns the site's own built pages, without the generated reports in public/coverage and public/storybook. */
function builtPages(): string[] {
  return readdirSync("public", { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => /(^|\/)index\.html$/.test(file) && !/^(coverage|storybook)\//.test(file))
    .map(file => join("public", file))
    .sort()
}

/** Returns the placeholder pages of reports. */
function explanations(): string[] {
  return ["coverage", "storybook"].flatMap(folder =>
    readdirSync(join("static", folder))
      .filter(name => name.endsWith(".html"))
      .map(name => join("static", folder, name)),
  )
}

test("every built page is valid HTML", async () => {
  test.setTimeout(300_000)
  const files = [...builtPages(), ...explanations()]
  expect(files.length).toBeGreaterThan(20)
  const validator = new HtmlValidate(config)
  const found: string[] = []
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(file, "utf8"), file)
    for (const { messages } of results) {
      found.push(...messages.map(at => `${file}:${at.line}:${at.column}: ${at.message} (${at.ruleId})`))
    }
  }
  expect(found.slice(0, 60).join("\n")).toBe("")
})

test("every report exists, or a page that explains how to make it", () => {
  const names = ["index", "junit", "bundle-tree", "jest_html_reporters"].map(name => `coverage/${name}.html`)
  const missing = [...names, "storybook/index.html"].filter(file => !existsSync(join("public", file)))
  expect(missing).toEqual([])
})
