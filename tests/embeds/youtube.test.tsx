import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { navigate } from "gatsby"
import { renderToString } from "react-dom/server"
import { playerStates } from "../../src/components/video-player/states"
import { coverOf, covers, percents, troupe, wrappedLink } from "../../src/embeds/youtube/covers"
import { nextSong, titleOf } from "../../src/embeds/youtube/logic"
import YoutubeView from "../../src/embeds/youtube/YoutubeView"
import { seeded } from "../../src/lib/game/random"
import { isVideoId } from "../../src/lib/music/youtubeId"
import { player, players } from "../components/video-player/fakeYouTube"
import { onPage, visit } from "../jest/visit"

jest.mock("react-youtube", () => jest.requireActual("../components/video-player/fakeYouTube"))

const songs = [
  { id: "y6120QOlsfU", title: "Darude - Sandstorm", playlist: "random" },
  { id: null, title: "PMMP - Rusketusraidat", playlist: "pmmp" },
  { id: "KmtzQCSh6xk", title: "Gary Brolsma - Numa Numa", playlist: "random" },
  { id: "y6120QOlsfU", title: "Darude - Sandstorm", playlist: "perjantaiPlaylist" },
]

function Page({ id }: { id?: string }) {
  const params: Record<string, string> = id === undefined ? {} : { id }
  const facts = { path: "/youtube/[id]", params, data: { songs } }
  return onPage(<YoutubeView />, facts)
}

describe("youtube", () => {
  it("knows a song by its video", () => {
    expect(titleOf(songs, "KmtzQCSh6xk")).toBe("Gary Brolsma - Numa Numa")
    expect(titleOf(songs, "dQw4w9WgXcQ")).toBeNull()
  })

  it("never offers the song that is on, nor one without a video", () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        expect(nextSong(songs, "y6120QOlsfU", seeded(seed))).toBe("KmtzQCSh6xk")
        expect(["y6120QOlsfU", "KmtzQCSh6xk"]).toContain(nextSong(songs, "dQw4w9WgXcQ", seeded(seed)))
      }),
    )
    expect(nextSong(songs.slice(0, 2), "y6120QOlsfU", seeded(1))).toBeNull()
  })

  it("has the same static page for every id", () => {
    expect(renderToString(<Page id="y6120QOlsfU" />)).toBe(renderToString(<Page />))
  })

  it("plays a song of ours by its title after a press", async () => {
    render(<Page id="y6120QOlsfU" />)
    expect(players()).toBe(0)
    await userEvent.click(screen.getByRole("button", { name: /^Play Darude - Sandstorm/ }))
    await screen.findByTitle("Darude - Sandstorm")
    player().ready()
    expect(player().asked.playVideo).toHaveBeenCalled()
  })

  it("plays any other valid id too", async () => {
    render(<Page id="abcdefghijk" />)
    await userEvent.click(screen.getByRole("button", { name: /^Play video abcdefghijk/ }))
    await screen.findByTitle("video abcdefghijk")
    expect(player().props.videoId).toBe("abcdefghijk")
  })

  it("goes to a random next song and plays it in the same frame", async () => {
    const { rerender } = render(<Page id="y6120QOlsfU" />)
    await userEvent.click(screen.getByRole("button", { name: /^Play Darude/ }))
    const frame = await screen.findByTitle("Darude - Sandstorm")
    player().ready()
    player().says(playerStates.playing)
    await userEvent.click(screen.getByRole("link", { name: "Play next random song" }))
    expect(navigate).toHaveBeenLastCalledWith("/youtube/KmtzQCSh6xk")
    rerender(<Page id="KmtzQCSh6xk" />)
    expect(screen.getByTitle("Gary Brolsma - Numa Numa")).toBe(frame)
    expect(player().asked.loadVideoById).toHaveBeenCalledWith("KmtzQCSh6xk")
  })

  it("does not start a video by itself on the way back", async () => {
    const { rerender } = render(<Page id="y6120QOlsfU" />)
    await userEvent.click(screen.getByRole("button", { name: /^Play Darude/ }))
    await screen.findByTitle("Darude - Sandstorm")
    player().ready()
    player().says(playerStates.playing)
    rerender(<Page id="KmtzQCSh6xk" />)
    expect(player().asked.cueVideoById).toHaveBeenCalledWith("KmtzQCSh6xk")
    expect(player().asked.loadVideoById).not.toHaveBeenCalled()
  })

  it("explains a bad id kindly, and finds the right one in an address", async () => {
    render(<Page id="abc" />)
    expect(
      screen.getByText(/can't be played\. It has 3 characters, and ids have exactly 11\./),
    ).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: /^Play/ })).not.toBeInTheDocument()
    const field = screen.getByLabelText("Paste an address of YouTube's, or an id")
    await userEvent.type(field, "hamster")
    expect(screen.getByText("There is no id in that yet.")).toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, "https://youtu.be/y6120QOlsfU")
    expect(screen.getByRole("link", { name: "Go to y6120QOlsfU" })).toHaveAttribute(
      "href",
      "/youtube/y6120QOlsfU",
    )
    expect(screen.getByRole("link", { name: "Play next random song" })).toBeInTheDocument()
  })

  it("finds the id in an address that has something glued to it", () => {
    render(<Page id="y6120QOlsfU,Song" />)
    expect(screen.getByRole("link", { name: "Go to y6120QOlsfU" })).toBeInTheDocument()
  })

  it("says so when there is no id at all", () => {
    render(<Page />)
    expect(screen.getByText(/^This page can't be played\. There is no id at all/)).toBeInTheDocument()
  })

  it("shows a hostile id as the text it is", () => {
    render(<Page id="<img src=x>" />)
    expect(screen.getByText("<img src=x>")).toBeInTheDocument()
    expect(document.querySelector("img")).toBeNull()
  })
})

describe("a video in its wrapping", () => {
  const come = (id: string, query = "") =>
    visit(<YoutubeView />, { path: `/youtube/${id}`, params: { id }, query, data: { songs }, at: 0 })
  const press = (name: string) => screen.getByRole("button", { name })

  it("has covers whose names are as long as an id, and links by them", () => {
    for (const { id } of covers) expect([id, isVideoId(id)]).toEqual([id, true])
    const parcel = coverOf("Your-parcel") as (typeof covers)[number]
    expect(wrappedLink("dQw4w9WgXcQ", parcel)).toBe("/youtube/Your-parcel")
    expect(wrappedLink("y6120QOlsfU", parcel)).toBe("/youtube/y6120QOlsfU?as=Your-parcel")
  })

  it("shows the sender what the friend will see", async () => {
    const { user } = come("dQw4w9WgXcQ")
    expect(screen.getByRole("img", { name: "A closed curtain" })).toBeVisible()
    await user.click(press("Salaries 2026.xls"))
    expect(screen.getByRole("region", { name: "Salaries 2026.xls" })).toBeVisible()
    expect(document.title).toBe("Salaries 2026.xls")
  })

  it("opens for the friend as a file, loads, and dances until it gives up", async () => {
    const { user, wait } = come("Your-parcel")
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull()
    await user.click(press("Open"))
    for (const _ of percents) wait(430)
    expect(screen.getByRole("img", { name: "A stage, and a man in a raincoat dances" })).toBeVisible()
    expect(screen.getByText(/You have been had 1 time/)).toBeInTheDocument()
    for (let i = 0; i < 3; i++) await user.click(press("Make him stop"))
    expect(screen.getByRole("img", { name: "A stage, and 8 men in raincoats dance" })).toBeVisible()
    await user.click(press("Please"))
    expect(screen.getByText("He has given you up.")).toBeInTheDocument()
    expect(troupe.at(-1)).toBe(0)
  })

  it("gives any other video to the friend in the player", async () => {
    const { user, wait } = come("y6120QOlsfU", "as=The-minutes")
    await user.click(press("Open"))
    for (const _ of percents) wait(430)
    expect(screen.getByRole("button", { name: /^Play Darude - Sandstorm/ })).toBeVisible()
  })
})
