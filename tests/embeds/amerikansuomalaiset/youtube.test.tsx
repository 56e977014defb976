import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import FinnishVideos from "../../../src/embeds/amerikansuomalaiset/youtube/FinnishVideos"
import { schema } from "../../../src/embeds/amerikansuomalaiset/youtube/schema"
import { visit } from "../../jest/visit"

const videos = parse(schema, parseYaml(readFileSync("content/data/finnish-american-videos.yaml", "utf8")))
const page = <FinnishVideos />
const facts = { path: "/amerikansuomalaiset/youtube", data: { "finnish-american-videos": videos } }

it("has each video once", () => {
  expect(new Set(videos.videos.map(({ id }) => id)).size).toBe(videos.videos.length)
})

it("asks YouTube for nothing before a press, and changes the tape", async () => {
  const { user, address, container } = visit(page, facts)
  expect(container.querySelector("iframe")).toBeNull()
  expect(screen.getByRole("group", { name: /^Video: Finnish Americans in Michigan/ })).toBeVisible()
  await user.click(screen.getByRole("button", { name: /^Pelkie/ }))
  expect(screen.getByRole("group", { name: /^Video: Pelkie/ })).toBeVisible()
  expect(address()).toBe("/amerikansuomalaiset/youtube?v=PShnCJoqulQ")
  expect(container.querySelector("iframe")).toBeNull()
})

it("searches for what it has no address of", () => {
  visit(page, facts)
  const link = screen.getByRole("link", { name: /^Look for: Hiski Salomaa/ })
  expect(link).toHaveAttribute("href", expect.stringContaining("search_query=Hiski%20Salomaa"))
})
