import { render, screen, within } from "@testing-library/react"
import PostList from "../../src/embeds/blog/PostList"
import type { PostEntry } from "../../src/lib/content/derivedLists"
import { onPage } from "../jest/visit"

const posts: PostEntry[] = [
  {
    path: "/blog/newer",
    title: "Newer",
    description: "About a kettle.",
    code: "0009",
    added: "2024-05-31",
    icon: "default",
    minutes: 7,
  },
  {
    path: "/blog/older",
    title: "Older",
    description: "About a boat.",
    code: "0008",
    added: "2021-06-02",
    icon: "default",
    minutes: 1,
  },
]

const show = (list: PostEntry[]) => render(onPage(<PostList />, { path: "/blog", data: { posts: list } }))

describe("the list of posts", () => {
  it("has each post's link, day, length and description, in the order given", () => {
    show(posts)
    const [newer, older] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement]
    expect(within(newer).getByRole("link", { name: "Newer" })).toHaveAttribute("href", "/blog/newer")
    expect(newer).toHaveTextContent("31 May 2024, 7 minutes to read")
    expect(newer).toHaveTextContent("About a kettle.")
    expect(older).toHaveTextContent("2 June 2021, 1 minute to read")
    expect(within(older).getByText("2 June 2021")).toHaveAttribute("datetime", "2021-06-02")
  })

  it("says so when nothing has been written", () => {
    show([])
    expect(screen.getByText(/Nothing has been written yet/)).toBeVisible()
    expect(screen.queryByRole("list")).toBeNull()
  })
})
