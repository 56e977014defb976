import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import GamesList from "../../src/embeds/games/GamesList"
import { gameName, playableFirst, recordText, suggestion } from "../../src/embeds/games/logic"
import { bedtime, playOf } from "../../src/embeds/games/plays"
import { countResult } from "../../src/hooks/game/statistics"
import type { PageEntry } from "../../src/lib/content/derivedLists"
import { emptyTally } from "../../src/lib/game/game"
import { askForCalm, forget, onPage } from "../jest/visit"

const entry = (path: string, title: string, code: string): PageEntry => ({
  path,
  title,
  description: `The pitch of ${title}.`,
  code,
  added: "2025-01-01",
  icon: "default",
})

const games = [
  entry("/games/tictactoe", "Tic Tac Toe", "0170"),
  entry("/games/memory", "Memory", "0168"),
  entry("/games/10x/testimonials", "10x Testimonials", "0167"),
]

function page(list: PageEntry[], children: ReactNode) {
  const facts = { path: "/games" }
  return onPage(children, { ...facts, data: { games: list } })
}

const row = (title: string) => {
  const found = screen.getByRole("link", { name: title }).closest("li")
  if (!found) throw new Error(`${title} stands in no row.`)
  return within(found)
}

beforeEach(() => {
  forget()
})

describe("games", () => {
  it("knows the name under which a game is remembered", () => {
    expect(gameName("/games/tictactoe")).toBe("tictactoe")
    expect(gameName("/games/10x/testimonials")).toBeNull()
    expect(gameName("/games/backlog")).toBeNull()
    expect(gameName("/games")).toBeNull()
  })

  it("tells the best of each level and the sum of all", () => {
    const easy = { ...emptyTally, played: 2, won: 2, best: { score: -12, text: "12 moves" } }
    const hard = { ...emptyTally, played: 1, lost: 1 }
    expect(recordText({})).toBeNull()
    expect(recordText({ easy, hard })).toBe("Best: 12 moves (easy). 3 games: 2 won, 1 lost.")
    expect(recordText({ "": easy })).toBe("Best: 12 moves. 2 games: 2 won.")
    expect(recordText({ hard })).toBe("1 game: 1 lost.")
  })

  it("suggests what was never played while there is such a game, and never what is only read", () => {
    const played = (name: string) => name === "tictactoe"
    for (const chance of [0, 0.5, 0.99]) {
      expect(suggestion(games, played, () => chance)?.title).toBe("Memory")
      expect(
        suggestion(
          games,
          () => true,
          () => chance,
        )?.title,
      ).not.toBe("10x Testimonials")
    }
    expect(suggestion([], played, () => 0)).toBeNull()
  })

  it("suggests another than the last while there is another", () => {
    const [first, second] = games as [PageEntry, PageEntry]
    const never = () => false
    for (const chance of [0, 0.99]) expect(suggestion(games, never, () => chance, first)).toBe(second)
    expect(suggestion([first], never, () => 0, first)).toBe(first)
  })

  it("puts what is played before what is read", () => {
    expect(playableFirst([...games].reverse()).map(({ title }) => title)).toEqual([
      "Memory",
      "Tic Tac Toe",
      "10x Testimonials",
    ])
  })

  it("lists each game with its address, pitch and code", () => {
    render(page(games, <GamesList />))
    expect(screen.getByRole("link", { name: "Memory" })).toHaveAttribute("href", "/games/memory")
    expect(row("Memory").getByText("The pitch of Memory.")).toBeInTheDocument()
    expect(row("Memory").getByText("0168")).toHaveTextContent("Numpad code 0168")
  })

  it("shows a record once there is one, and says nothing of games never played", () => {
    render(page(games, <GamesList />))
    expect(screen.queryByText(/never played/i)).toBeNull()
    act(() =>
      countResult("tictactoe", "the drunk hamster", {
        outcome: "won",
        best: { score: 6, text: "won in 3 moves" },
      }),
    )
    expect(row("Tic Tac Toe").getByText(/^Best: won in 3 moves \(the drunk hamster\)/)).toBeInTheDocument()
  })

  it("says nothing of this machine before it has mounted", () => {
    countResult("tictactoe", "", { outcome: "won" })
    const html = renderToString(page(games, <GamesList />))
    expect(html).not.toContain("won")
  })

  it("lets the hamster choose, play, and lose", async () => {
    askForCalm(true)
    countResult("tictactoe", "", { outcome: "won" })
    render(page(games, <GamesList />))
    await userEvent.click(screen.getByRole("button", { name: "Let Pertti choose" }))
    const said = screen.getByRole("status")
    await waitFor(() => expect(said).toHaveTextContent(playOf("memory").end))
    expect(within(said).getByRole("link", { name: "Do it better" })).toHaveAttribute("href", "/games/memory")
    expect(screen.getByText("PERTTI 0 GAMES 1")).toBeInTheDocument()
  })

  it("plays the game whose picture is pressed, a picture at a time, and takes help", () => {
    // The clock stands still, so that he plays only what is pressed.
    jest.useFakeTimers()
    render(page(games, <GamesList />))
    fireEvent.click(screen.getByRole("button", { name: "Let Pertti play Tic Tac Toe" }))
    expect(screen.getByRole("status")).toHaveTextContent("Pertti plays Tic Tac Toe.")
    for (let frame = 1; frame < playOf("tictactoe").frames.length; frame++)
      fireEvent.click(screen.getByRole("button", { name: /press his next button for him$/ }))
    expect(screen.getByRole("status")).toHaveTextContent("He ate the O.")
    jest.useRealTimers()
  })

  it("is lost in three ways, one after the other", async () => {
    askForCalm(true)
    render(page(games, <GamesList />))
    const said = screen.getByRole("status")
    for (const time of [0, 1, 2, 3]) {
      await userEvent.click(screen.getByRole("button", { name: "Let Pertti play Memory" }))
      await waitFor(() => expect(said).toHaveTextContent(playOf("memory", time).end))
    }
    for (const name of [
      "tictactoe",
      "memory",
      "hangman",
      "rock-paper-scissors",
      "guessing",
      "10x",
      "unnamed",
      null,
    ])
      expect(new Set([0, 1, 2, 3].map(time => playOf(name, time).end)).size).toBe(3)
  })

  it("goes to bed after seven defeats, and gets up for another game", async () => {
    askForCalm(true)
    render(page(games, <GamesList />))
    const choose = screen.getByRole("button", { name: "Let Pertti choose" })
    for (let losses = 1; losses <= bedtime; losses++) {
      await userEvent.click(choose)
      await waitFor(() => expect(screen.getByText(`PERTTI 0 GAMES ${losses}`)).toBeInTheDocument())
    }
    expect(screen.getByRole("status")).toHaveTextContent("gone to bed on the switch")
    await userEvent.click(choose)
    await waitFor(() => expect(screen.getByText("PERTTI 0 GAMES 1")).toBeInTheDocument())
  })

  it("has pictures that fit the small screen", () => {
    for (const name of [
      "tictactoe",
      "memory",
      "hangman",
      "rock-paper-scissors",
      "guessing",
      "10x",
      "unnamed",
      null,
    ])
      for (const frame of [0, 1, 2].flatMap(time => playOf(name, time).frames)) {
        expect(frame.split("\n").length).toBeLessThanOrEqual(4)
        expect(Math.max(...frame.split("\n").map(row => row.length))).toBeLessThanOrEqual(13)
      }
  })

  it("has him walking on the edge of the list, and sitting on the game that he chose", async () => {
    countResult("tictactoe", "", { outcome: "won" })
    render(page(games, <GamesList />))
    const he = () => document.querySelectorAll("[data-pose]")
    expect([...he()].map(each => each.getAttribute("data-pose"))).toEqual(["walks"])
    await userEvent.click(screen.getByRole("button", { name: "Let Pertti choose" }))
    expect(he()).toHaveLength(1)
    expect(he()[0]).toHaveAttribute("data-pose", "sits")
    expect(he()[0]?.closest("li")).toBe(screen.getByRole("link", { name: "Memory" }).closest("li"))
    expect(screen.getByRole("button", { name: "Let Pertti choose" })).toHaveFocus()
  })

  it("says where he sits when he has come down, and no sooner", async () => {
    const leap: Partial<Animation> = {}
    Element.prototype.animate = () => leap as Animation
    render(page(games, <GamesList />))
    await userEvent.click(screen.getByRole("button", { name: "Let Pertti choose" }))
    expect(screen.getByRole("status")).toHaveTextContent("Pertti is in the air.")
    act(() => leap.onfinish?.call(leap as Animation, new Event("finish") as AnimationPlaybackEvent))
    expect(screen.getByRole("status")).toHaveTextContent(/^Pertti plays/)
    Reflect.deleteProperty(Element.prototype, "animate")
  })

  it("leaves the page where it is under the finger, and has him standing in calm mode", async () => {
    askForCalm(true)
    const scroll = jest.fn()
    Element.prototype.scrollIntoView = scroll
    render(page(games, <GamesList />))
    expect(document.querySelector("[data-pose]")).toHaveAttribute("data-pose", "stands")
    await userEvent.click(screen.getByRole("button", { name: "Let Pertti choose" }))
    await userEvent.click(screen.getByRole("button", { name: "Let Pertti play Memory" }))
    expect(screen.getByRole("button", { name: "Let Pertti play Memory" }).closest("li")).toHaveAttribute(
      "data-chosen",
    )
    expect(scroll).not.toHaveBeenCalled()
    Reflect.deleteProperty(Element.prototype, "scrollIntoView")
  })

  it("has the hamster before the list, in a line that is never empty", () => {
    render(page(games, <GamesList />))
    const button = screen.getByRole("button", { name: "Let Pertti choose" })
    expect(button.compareDocumentPosition(screen.getByRole("list"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole("status")).toHaveTextContent("Press a picture. He plays it.")
  })

  it("says so when there are none", () => {
    render(page([], <GamesList />))
    expect(screen.getByText(/There are no games/)).toBeInTheDocument()
  })
})
