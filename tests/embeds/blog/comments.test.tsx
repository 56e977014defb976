import { readdirSync, readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import { parse } from "yaml"
import type { Comment } from "../../../src/embeds/blog/comment"
import Comments from "../../../src/embeds/blog/comments/Comments"
import { kindOf, repliesTo, wordOf } from "../../../src/embeds/blog/comments/logic"
import { visit } from "../../jest/visit"

const comments = parse(readFileSync("content/data/comments.yaml", "utf8")) as Comment[]
const posts = readdirSync("content/blog").flatMap(file => (file.endsWith(".mdx") ? [file.slice(0, -4)] : []))

describe("the comments", () => {
  it("stand below each post, and below nothing else", () => {
    expect(new Set(comments.map(({ post }) => post))).toEqual(new Set(posts))
  })

  it("are told apart by what they are", () => {
    const texts = ["First!", "see www.hay.example", "I DISAGREE", "Why?", "ok", "Nice post."]
    expect(texts.map(kindOf)).toEqual(["first", "link", "shouting", "question", "short", "ordinary"])
    expect(kindOf("")).toBe("short")
  })

  it("are quarrelled about by their longest word", () => {
    expect(wordOf("I think that hamsters rule")).toBe("hamsters")
    expect(wordOf("!!!")).toBe("this")
    expect(repliesTo("I love marmalade")[0]?.text).toContain("marmalade")
  })

  it("always end with Mother and the moderator", () => {
    for (const text of ["First!", "Why?", "Nice post.", ""]) {
      expect(repliesTo(text).at(-2)?.by).toBe("Mother")
      expect(repliesTo(text).at(-1)).toEqual({ by: "Pertti", text: "Closed." })
    }
  })
})

describe("Comments", () => {
  const options = {
    path: "/blog/what-a-hamster-costs",
    data: { comments },
    at: new Date("2026-06-02T12:00:00"),
  }

  it("are those of the post", () => {
    visit(<Comments />, options)
    expect(screen.getByRole("heading", { name: "5 comments" })).toBeVisible()
    expect(screen.getByText("Who told them?")).toBeVisible()
    expect(screen.queryByText("Busy.")).toBeNull()
  })

  it("begin a quarrel about whatever is posted, until the thread is closed", async () => {
    const { user, wait } = visit(<Comments />, options)
    await user.click(screen.getByRole("button", { name: "Post comment" }))
    const log = screen.getByRole("log", { name: "What your comment began" })
    expect(log).toHaveTextContent("Nice post.")
    expect(log).toHaveTextContent("awaiting moderation")
    expect(screen.getByText("xX_Jari_Xx is typing...")).toBeVisible()
    for (const _ of repliesTo("Nice post.")) wait(1300)
    expect(within(log).getAllByRole("listitem")).toHaveLength(repliesTo("Nice post.").length + 1)
    expect(screen.getByText(/^This thread is closed\./)).toBeVisible()
    await user.clear(screen.getByRole("textbox", { name: "Your comment" }))
    await user.type(screen.getByRole("textbox", { name: "Your comment" }), "WHO IS MOTHER")
    await user.click(screen.getByRole("button", { name: "Open it again" }))
    wait(1300)
    expect(screen.getByRole("log")).toHaveTextContent("WHY ARE WE SHOUTING ABOUT MOTHER")
  })
})
