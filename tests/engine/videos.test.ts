import { readFileSync } from "node:fs"
import { isInText, readEmbeds } from "../../src/engine/embeds"
import { feedHtml } from "../../src/engine/feed/html"
import { evaluateMdx } from "../../src/engine/mdx/evaluate"
import { smallSite, write } from "./smallSite"

const id = "dQw4w9WgXcQ"
const file = "src/embeds/video/Video.tsx"
const root = smallSite()
write(root, file, readFileSync(file, "utf8"))
const { byName: embeds } = readEmbeds(root)

const evaluated = (text: string) => evaluateMdx("content/pages/tea.mdx", text, embeds, { data: {}, site: {} })
const problemsOf = (text: string) =>
  evaluated(text).problems.map(({ line, column, what, todo }) => `${line}:${column}: ${what} ${todo}`)

describe("<Video>", () => {
  it("is read with the text round it, and is a link in a feed", () => {
    const { tree, problems } = evaluated(`One.\n\n<Video id="${id}" title="[HD] {Rick} (live)" />\n\nTwo.`)
    expect(problems).toEqual([])
    expect(isInText(embeds, "Video")).toBe(true)
    const context = { embeds, siteUrl: "https://example.org", path: "/tea", picture: () => undefined }
    expect(feedHtml(tree, context)).toBe(
      `<p>One.</p><p>Video: <a href="https://www.youtube.com/watch?v=${id}">[HD] {Rick} (live)</a></p><p>Two.</p>`,
    )
  })

  it.each([
    `https://youtu.be/${id}?t=30`,
    `https://www.youtube.com/watch?v=${id}&list=PL1`,
    `//www.youtube-nocookie.com/embed/${id}`,
  ])("tells the id in the address %s", address => {
    expect(problemsOf(`Tea.\n\n<Video id="${address}" title="Rick" />`)).toEqual([
      `3:1: The prop "id" of <Video> can't be "${address}". Write id="${id}".`,
    ])
  })

  it("tells what an id is where there is none", () => {
    const todo = `Write the 11 characters after v= in the video's address on YouTube: id="...".`
    expect(problemsOf('<Video id="short" title="Rick" />')).toEqual([
      `1:1: The prop "id" of <Video> can't be "short". ${todo}`,
    ])
  })
})

describe("a video as other programs have it", () => {
  const written = `Write <Video id="${id}" title="..." />.`

  it.each([
    [
      `<iframe width="560" src="https://www.youtube.com/embed/${id}?si=x" frameborder="0" allowfullscreen></iframe>`,
    ],
    [`<iframe src="//www.youtube-nocookie.com/embed/${id}" title="YouTube video player"></iframe>`],
    [`<embed src="https://www.youtube.com/v/${id}" />`],
    [`<object data="https://www.youtube.com/v/${id}"></object>`],
    [`<video src="https://www.youtube.com/watch?v=${id}" controls />`],
    [`<YouTube id="${id}" />`],
    [`<YoutubeEmbed url="https://youtu.be/${id}" />`],
    [`<lite-youtube videoid="${id}"></lite-youtube>`],
    [`{{< youtube ${id} >}}`],
    [`{{< youtube id="${id}" autoplay="true" >}}`],
    [`{% youtube ${id} %}`],
    [`{% embed https://youtu.be/${id} %}`],
    [`::youtube[${id}]`],
    [`::youtube{#${id}}`],
  ])("is told as the component: %s", text => {
    const lines = problemsOf(`Tea.\n\n${text}`)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^3:1: /)
    expect(lines[0]?.endsWith(written)).toBe(true)
  })

  it("keeps the title that a frame has", () => {
    const [line] = problemsOf(
      `<iframe src="https://www.youtube.com/embed/${id}" title="Rick Astley"></iframe>`,
    )
    expect(line).toBe(`1:1: A page can't have <iframe>. Write <Video id="${id}" title="Rick Astley" />.`)
  })

  it("is a link where it is on another site", () => {
    const [line] = problemsOf('<iframe src="https://player.vimeo.com/video/123"></iframe>')
    expect(line).toBe(
      "1:1: A page can't have <iframe>. Write a link: [its title](https://player.vimeo.com/video/123).",
    )
  })

  it.each([
    [`https://www.youtube.com/watch?v=${id}`, "3:1"],
    [`Look:\nhttps://youtu.be/${id}\nNice.`, "4:1"],
    [`www.youtube.com/watch?v=${id}&t=30`, "3:1"],
    [`> https://m.youtube.com/shorts/${id}`, "3:3"],
  ])("is told where its address stands alone: %j", (text, place) => {
    const [line, ...others] = problemsOf(`Tea.\n\n${text}`)
    expect(others).toEqual([])
    expect(line).toContain(
      `${place}: The address of a video stands alone, and is drawn as a link. ${written}`,
    )
  })

  it.each([
    `See https://youtu.be/${id} for it.`,
    `[Rick](https://youtu.be/${id})`,
    "https://www.youtube.com/@mozilla",
    `\`https://youtu.be/${id}\``,
    `\`\`\`text\nhttps://youtu.be/${id}\n\`\`\``,
  ])("is a link where it is meant as one: %j", text => {
    expect(problemsOf(`Tea.\n\n${text}`)).toEqual([])
  })
})
