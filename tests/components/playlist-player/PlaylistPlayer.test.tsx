import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PlaylistPlayer } from "../../../src/components/playlist-player/PlaylistPlayer"
import { playerStates } from "../../../src/components/video-player/states"
import { plays } from "../../../src/hooks/music/plays"
import { read, remove } from "../../../src/hooks/storage/useStorage"
import { Services } from "../../jest/Services"
import { player, players } from "../video-player/fakeYouTube"

jest.mock("react-youtube", () => jest.requireActual("../video-player/fakeYouTube"))

const sandstorm = { id: "y6120QOlsfU", title: "Darude - Sandstorm" }
const numa = { id: "KmtzQCSh6xk", title: "Gary Brolsma - Numa Numa" }
const lost = { title: "PMMP - Rusketusraidat" }
const nyan = { id: "QH2-TGUlwu4", title: "daniwellP - Nyan Cat" }
const songs = [sandstorm, lost, numa, nyan]
const list = { name: "Random", slug: "random", songs }
const friday = {
  name: "Perjantai Playlist",
  slug: "perjantaiPlaylist",
  songs: [{ id: "kfVsfOSbJY0", title: "Rebecca Black - Friday" }],
}

const button = (name: string | RegExp) => screen.getByRole("button", { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const song = (title: string) =>
  within(screen.getByRole("list", { name: "Songs" })).getByRole("button", { name: title })
const today = (day: string) => jest.spyOn(Date, "now").mockReturnValue(new Date(`${day}T12:00:00`).getTime())

async function playing(title: string) {
  await screen.findByTitle(title)
  player().ready()
  player().says(playerStates.playing)
}

describe("PlaylistPlayer", () => {
  afterEach(() => {
    jest.restoreAllMocks()
    window.history.replaceState(null, "", "/")
  })

  it("begins paused at the first song, with nothing of YouTube", () => {
    render(<PlaylistPlayer {...list} />)
    expect(screen.getByText("Ready: Darude - Sandstorm")).toBeInTheDocument()
    expect(song("Darude - Sandstorm")).toHaveAttribute("aria-current", "true")
    expect(
      screen.getByText(/^4 songs, 3 of them playable\. Pertti has not found 1 of these/),
    ).toBeInTheDocument()
    expect(players()).toBe(0)
  })

  it("stays at its song where the site has YouTube switched off, with a link to it", async () => {
    render(
      <Services youtube={false}>
        <PlaylistPlayer {...list} />
      </Services>,
    )
    await press("Play")
    expect(screen.getByText("No signal: Darude - Sandstorm")).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^Watch it on YouTube/ })).toBeInTheDocument()
    expect(players()).toBe(0)
  })

  it("plays and pauses", async () => {
    render(<PlaylistPlayer {...list} />)
    await press("Play")
    await screen.findByTitle("Darude - Sandstorm")
    expect(screen.getByText("Waiting for YouTube: Darude - Sandstorm")).toBeInTheDocument()
    await playing("Darude - Sandstorm")
    expect(screen.getByText("Now playing: Darude - Sandstorm")).toBeInTheDocument()
    await press("Pause")
    expect(player().asked.pauseVideo).toHaveBeenCalledTimes(1)
    expect(screen.getByText("Paused: Darude - Sandstorm")).toBeInTheDocument()
  })

  it("remembers each song that was heard from its beginning", async () => {
    remove(plays)
    render(<PlaylistPlayer {...list} />)
    await press("Play")
    await playing("Darude - Sandstorm")
    player().says(playerStates.paused)
    player().says(playerStates.playing)
    await press("Next")
    player().says(playerStates.playing)
    expect(read(plays)).toEqual([
      { ...sandstorm, playlist: "random", at: expect.any(Number) },
      { ...numa, playlist: "random", at: expect.any(Number) },
    ])
    remove(plays)
  })

  it("goes to the next song past those without a video, and after the last to the first", async () => {
    render(<PlaylistPlayer {...list} />)
    await press("Next")
    expect(screen.getByText("Ready: Gary Brolsma - Numa Numa")).toBeInTheDocument()
    await press("Next")
    await press("Next")
    expect(screen.getByText("Ready: Darude - Sandstorm")).toBeInTheDocument()
  })

  it("keeps the song in the address, which a link brings back", async () => {
    const { unmount } = render(<PlaylistPlayer {...list} />)
    await press("Next")
    const { search } = window.location
    expect(search).toMatch(/^\?song=\d$/)
    unmount()
    render(<PlaylistPlayer {...list} />)
    expect(screen.getByText("Ready: Gary Brolsma - Numa Numa")).toBeInTheDocument()
    window.history.replaceState(null, "", "/?song=99")
  })

  it("plays the next song by itself when one ends", async () => {
    render(<PlaylistPlayer {...list} />)
    await press("Play")
    await playing("Darude - Sandstorm")
    player().says(playerStates.paused)
    player().says(playerStates.ended)
    expect(screen.getByText("Now playing: Gary Brolsma - Numa Numa")).toBeInTheDocument()
    expect(player().asked.loadVideoById).toHaveBeenCalledWith(numa.id)
  })

  it("skips no song when YouTube says twice that one has ended", async () => {
    render(<PlaylistPlayer {...list} />)
    await press("Play")
    await playing("Darude - Sandstorm")
    player().says(playerStates.ended)
    player().says(playerStates.ended)
    expect(screen.getByText("Now playing: Gary Brolsma - Numa Numa")).toBeInTheDocument()
  })

  it("plays the only song again and again", async () => {
    render(<PlaylistPlayer {...list} songs={[lost, sandstorm]} />)
    await press("Play")
    await playing("Darude - Sandstorm")
    player().asked.playVideo.mockClear()
    player().says(playerStates.paused)
    player().says(playerStates.ended)
    expect(player().asked.playVideo).toHaveBeenCalledTimes(1)
  })

  it("plays the song that is pressed in the list", async () => {
    render(<PlaylistPlayer {...list} />)
    await userEvent.click(song("daniwellP - Nyan Cat"))
    await playing("daniwellP - Nyan Cat")
    expect(song("daniwellP - Nyan Cat")).toHaveAttribute("aria-current", "true")
    expect(song("Darude - Sandstorm")).not.toHaveAttribute("aria-current")
  })

  it("moves through the list with the arrow keys", async () => {
    render(<PlaylistPlayer {...list} />)
    song("Darude - Sandstorm").focus()
    await userEvent.keyboard("{ArrowDown}")
    expect(song("Gary Brolsma - Numa Numa")).toHaveFocus()
    await userEvent.keyboard("{End}{ArrowDown}")
    expect(song("daniwellP - Nyan Cat")).toHaveFocus()
    await userEvent.keyboard("{Home}{ArrowUp}")
    expect(song("Darude - Sandstorm")).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}{Enter}")
    expect(screen.getByText("Waiting for YouTube: Gary Brolsma - Numa Numa")).toBeInTheDocument()
  })

  it("lists a song without a video with a link that searches for it", () => {
    render(<PlaylistPlayer {...list} />)
    expect(screen.queryByRole("button", { name: lost.title })).not.toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^Search YouTube for PMMP - Rusketusraidat/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/results?search_query=PMMP+-+Rusketusraidat",
    )
  })

  it("goes past a removed video and says so", async () => {
    render(<PlaylistPlayer {...list} />)
    await press("Play")
    await screen.findByTitle("Darude - Sandstorm")
    player().ready()
    player().error(100)
    expect(screen.getByText("Waiting for YouTube: Gary Brolsma - Numa Numa")).toBeInTheDocument()
    expect(
      screen.getByText(/^Darude - Sandstorm was skipped\. This video has been removed/),
    ).toBeInTheDocument()
    expect(song("Darude - Sandstorm (would not play)")).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^Search YouTube for Darude/ })).toBeInTheDocument()
  })

  it("stops when no video plays", async () => {
    render(<PlaylistPlayer {...list} />)
    await press("Play")
    await screen.findByTitle("Darude - Sandstorm")
    player().ready()
    for (const code of [100, 101, 153]) player().error(code)
    expect(screen.getByText("No signal: daniwellP - Nyan Cat")).toBeInTheDocument()
    expect(button("Retry")).toBeInTheDocument()
  })

  it("says so when no song has a video, and has no player then", () => {
    render(
      <PlaylistPlayer name="PMMP" slug="pmmp" songs={[lost, { id: null, title: "PMMP - Matkalaulu" }]} />,
    )
    expect(
      screen.getByText(/^Pertti has not found these songs on YouTube yet, so it is quiet here/),
    ).toBeVisible()
    expect(screen.getByText("2 songs, none of them playable.")).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Play" })).not.toBeInTheDocument()
    const links = screen.getAllByRole("link", { name: /^Search/ })
    expect(
      links.map(link => new URL(link.getAttribute("href") ?? "").searchParams.get("search_query")),
    ).toEqual(["PMMP - Rusketusraidat", "PMMP - Matkalaulu"])
    for (const link of links) expect(link).toHaveAttribute("target", "_blank")
  })

  it("has a button on Fridays that switches to the Friday list and plays it, and one back", async () => {
    today("2024-05-31")
    render(<PlaylistPlayer {...list} friday={friday} />)
    await press("Friday playlist")
    await playing("Rebecca Black - Friday")
    expect(screen.getByText("Now playing: Rebecca Black - Friday")).toBeInTheDocument()
    expect(screen.getByText("1 song, playable.")).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Friday playlist" })).not.toBeInTheDocument()
    await press("Back to Random")
    expect(screen.getByText("Now playing: Darude - Sandstorm")).toBeInTheDocument()
    expect(player().asked.loadVideoById).toHaveBeenCalledWith(sandstorm.id)
  })

  it("saves a Friday from a list without videos", async () => {
    today("2024-05-31")
    render(<PlaylistPlayer name="PMMP" slug="pmmp" songs={[lost]} friday={friday} />)
    await press("Friday playlist")
    await playing("Rebecca Black - Friday")
    expect(screen.getByText("Now playing: Rebecca Black - Friday")).toBeInTheDocument()
  })

  it.each(["2024-05-30", "2024-06-01"])("has no such button on %s, which is no Friday", day => {
    today(day)
    render(<PlaylistPlayer {...list} friday={friday} />)
    expect(screen.queryByRole("button", { name: "Friday playlist" })).not.toBeInTheDocument()
  })

  it("has no such button on the Friday list itself", () => {
    today("2024-05-31")
    render(<PlaylistPlayer {...friday} friday={friday} />)
    expect(screen.queryByRole("button", { name: "Friday playlist" })).not.toBeInTheDocument()
  })

  it("takes another list when it is tuned to one, and plays on if it played", async () => {
    const onNow = jest.fn()
    const { rerender } = render(<PlaylistPlayer {...list} onNow={onNow} />)
    expect(onNow).toHaveBeenLastCalledWith(expect.objectContaining(sandstorm), false)
    await press("Play")
    await playing("Darude - Sandstorm")
    expect(onNow).toHaveBeenLastCalledWith(expect.objectContaining(sandstorm), true)
    rerender(<PlaylistPlayer name="Nyan" slug="nyan" songs={[nyan]} onNow={onNow} />)
    expect(screen.getByText("Now playing: daniwellP - Nyan Cat")).toBeInTheDocument()
    expect(player().asked.loadVideoById).toHaveBeenCalledWith(nyan.id)
    expect(onNow).toHaveBeenLastCalledWith(expect.objectContaining(nyan), true)
    rerender(<PlaylistPlayer name="PMMP" slug="pmmp" songs={[lost]} onNow={onNow} />)
    expect(onNow).toHaveBeenLastCalledWith(null, false)
  })

  it("can be shared", async () => {
    render(<PlaylistPlayer {...list} />)
    await userEvent.setup().click(button("Share"))
    expect(screen.getByRole("dialog", { name: "Share" })).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /Reddit/ })).toHaveAttribute(
      "href",
      expect.stringContaining("title=juhq.fi%20-%20Random"),
    )
  })
})
