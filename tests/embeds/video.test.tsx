import { screen } from "@testing-library/react"
import Video from "../../src/embeds/video/Video"
import { Services } from "../jest/Services"
import { visit } from "../jest/visit"

const rick = <Video id="dQw4w9WgXcQ" title="Rick Astley" />

describe("<Video>", () => {
  it("loads nothing before play is pressed, and has a link besides", () => {
    visit(rick)
    expect(screen.getByRole("button", { name: /^Play Rick Astley/ })).toBeInTheDocument()
    expect(document.querySelector("iframe, script, img[src*=youtube]")).toBeNull()
    expect(screen.getByRole("link", { name: /^Watch it on YouTube ?: Rick Astley/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    )
  })

  it("has one link, and no player, where the site has YouTube switched off", () => {
    visit(<Services youtube={false}>{rick}</Services>)
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.getAllByRole("link")).toHaveLength(1)
  })
})
