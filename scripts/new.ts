/** `npm run new -- tools/my-tool "My tool"`: a page that builds at once, and its embed where --toy is given. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** What goes into which file for a new page; `day` is as 2024-05-31. */
export function newPage(path: string, title: string, day: string, toy: boolean): Record<string, string> {
  const name = title.replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string | undefined) =>
    (next ?? "").toUpperCase(),
  )
  const component = name
    .normalize("NFD")
    .replace(/[^A-Za-z0-9]/g, "")
    .replace(/^[^A-Za-z]*(.)/, (_, first: string) => first.toUpperCase())
  const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(`${title}, in a sentence.`)}\nadded: ${day}\n---\n`
  const post = path.startsWith("blog/")
  const file = post ? `content/${path}.mdx` : `content/pages/${path}.mdx`
  if (!toy) return { [file]: `${front}\nSay something true about ${title}.\n` }
  const up = "../".repeat(path.split("/").length + 1)
  return {
    [file]: `${front}\nSay something true about ${title}.\n\n<${component} />\n`,
    [`src/embeds/${path}/${component}.tsx`]: `import { useState } from "react"
import { next } from "./logic"

/**
 * A button that counts.
 *
 * @feed A button that counts its presses.
 */
export default function ${component}() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(next(count))}>
      Presses: {count}
    </button>
  )
}
`,
    [`src/embeds/${path}/logic.ts`]: `/** What a press does. */

/** The number after a press. */
export function next(count: number): number {
  return count + 1
}
`,
    [`tests/embeds/${path}.test.tsx`]: `import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import ${component} from "${up}src/embeds/${path}/${component}"

describe(${JSON.stringify(path)}, () => {
  it("counts its presses", async () => {
    render(<${component} />)
    await userEvent.click(screen.getByRole("button"))
    expect(screen.getByRole("button")).toHaveTextContent("Presses: 1")
  })
})
`,
  }
}

function main(): void {
  const words = process.argv.slice(2)
  const toy = words.includes("--toy")
  const [path, title] = words.filter(word => word !== "--toy")
  if (!path || !title || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path)) {
    console.error(
      'Write: npm run new -- tools/my-tool "My tool" (small letters, digits, - and /; --toy adds a component).',
    )
    process.exit(2)
  }
  const files = newPage(path, title, new Date().toISOString().slice(0, 10), toy)
  const taken = Object.keys(files).filter(file => existsSync(file))
  if (taken.length > 0) {
    console.error(`Nothing was written: ${taken.join(" and ")} exists already. Choose another path.`)
    process.exit(1)
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`Wrote ${file}`)
  }
  console.log(
    `Next: write its text, then npm run check. In npm run develop it is at http://localhost:8000/${path}`,
  )
}

if (require.main === module) main()
