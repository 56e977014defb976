import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { playerStates } from "../../src/components/video-player/states"
import { plays } from "../../src/hooks/music/plays"
import { radio } from "../../src/hooks/music/radio"
import { read, remove } from "../../src/hooks/storage/useStorage"
import type { Station } from "../../src/lib/music/radioState"
import { RadioSlot } from "../../src/shell/radio/RadioSlot"
import { splitArtist } from "../../src/shell/radio/useMediaSession"
import { player, players } from "../components/video-player/fakeYouTube"

jest.mock("react-youtube", () => jest.requireActual("../components/video-player/fakeYouTube"))

const station: Station = {
  slug: "random",
  name: "Random",
  frequency: 1005,
  songs: [
    { id: "y6120QOlsfU", title: "Darude - Sandstorm" },
    { title: "PMMP - Rusketusraidat" },
    { id: "KmtzQCSh6xk", title: "Gary Brolsma - Numa Numa" },
  ],
}
const page = (path: string) => (
  <>
    <main id="main" tabIndex={-1} />
    <RadioSlot path={path} />
  </>
)
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

// Loaded in advance, since the first import takes longer than the timeout of a test.
beforeAll(() =>
  Promise.all([import("../../src/shell/radio/RadioTray"), import("../../src/components/video-player/Frame")]),
)

/** Plays the station, and waits until it is playing. */
async function listen() {
  act(() => radio.play(station))
  await screen.findByTitle("Darude - Sandstorm")
  player().ready()
  player().says(playerStates.playing)
}

describe("the radio's window", () => {
  beforeEach(() => remove(plays))
  afterEach(() => act(() => radio.off()))

  it("is not shown before something is played", () => {
    const { container } = render(<RadioSlot path="/todo" />)
    act(() => radio.tune(station))
    expect(container).toBeEmptyDOMElement()
    expect(players()).toBe(0)
  })

  it("has the player and the name of the song", async () => {
    render(page("/todo"))
    await listen()
    expect(screen.getByRole("region", { name: "Radio" })).toHaveTextContent("100.5 MHz Random")
    expect(screen.getByText("Now playing: Darude - Sandstorm")).toBeInTheDocument()
  })

  it("keeps the same frame from page to page", async () => {
    const { rerender } = render(page("/radio"))
    await listen()
    const frame = screen.getByTitle("Darude - Sandstorm")
    expect(screen.queryByRole("link", { name: "Open the radio" })).not.toBeInTheDocument()
    rerender(page("/todo"))
    expect(screen.getByTitle("Darude - Sandstorm")).toBe(frame)
    await userEvent.click(screen.getByRole("link", { name: "Open the radio" }))
    expect(navigate).toHaveBeenLastCalledWith("/radio")
  })

  it("pauses, plays on, and goes to the next song past the one without a video, round and round", async () => {
    render(page("/todo"))
    await listen()
    await press("Pause")
    expect(player().asked.pauseVideo).toHaveBeenCalledTimes(1)
    expect(screen.getByText("Paused: Darude - Sandstorm")).toBeInTheDocument()
    player().says(playerStates.paused)
    player().asked.playVideo.mockClear()
    await press("Play")
    expect(player().asked.playVideo).toHaveBeenCalledTimes(1)
    await press("Next")
    expect(player().asked.loadVideoById).toHaveBeenLastCalledWith("KmtzQCSh6xk")
    expect(screen.getByText("Waiting for YouTube: Gary Brolsma - Numa Numa")).toBeInTheDocument()
    await press("Next")
    expect(player().asked.loadVideoById).toHaveBeenLastCalledWith("y6120QOlsfU")
  })

  it("follows the buttons of YouTube's own frame", async () => {
    render(page("/todo"))
    await listen()
    player().says(playerStates.paused)
    expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument()
    player().says(playerStates.playing)
    expect(screen.getByRole("button", { name: "Pause" })).toBeInTheDocument()
  })

  it("reports a removed video, and continues", async () => {
    render(page("/todo"))
    await listen()
    player().error(100)
    expect(screen.getByRole("button", { name: "Pause" })).toBeInTheDocument()
    expect(
      screen.getByText(/Numa Numa Darude - Sandstorm was skipped\. This video has been removed/),
    ).toBeInTheDocument()
  })

  it("remembers played songs only", async () => {
    render(page("/todo"))
    await listen()
    player().says(playerStates.ended)
    player().says(playerStates.buffering)
    expect(read(plays).map(({ title }) => title)).toEqual(["Darude - Sandstorm"])
    player().says(playerStates.playing)
    expect(read(plays).map(({ title, playlist }) => `${title}, ${playlist}`)).toEqual([
      "Darude - Sandstorm, random",
      "Gary Brolsma - Numa Numa, random",
    ])
  })

  it("falls silent when the dial leaves, and Play puts it back", async () => {
    render(page("/radio"))
    await listen()
    act(() => {
      radio.turn(930, null)
      radio.leave()
    })
    expect(player().asked.pauseVideo).toHaveBeenCalledTimes(1)
    player().says(playerStates.paused)
    expect(screen.getByText("Off the station: Darude - Sandstorm")).toBeInTheDocument()
    player().asked.playVideo.mockClear()
    await press("Play")
    expect(player().asked.playVideo).toHaveBeenCalledTimes(1)
    expect(screen.getByText("Now playing: Darude - Sandstorm")).toBeInTheDocument()
  })

  it("closes when it is stopped, and moves the focus to the page", async () => {
    render(page("/todo"))
    await listen()
    await press("Stop")
    expect(players()).toBe(0)
    expect(screen.queryByRole("region", { name: "Radio" })).not.toBeInTheDocument()
    expect(screen.getByRole("main")).toHaveFocus()
  })

  it("keeps the focus when it is stopped from elsewhere", async () => {
    render(
      <>
        {page("/todo")}
        <input aria-label="Elsewhere" />
      </>,
    )
    await listen()
    screen.getByLabelText("Elsewhere").focus()
    act(() => radio.off())
    expect(players()).toBe(0)
    expect(screen.getByLabelText("Elsewhere")).toHaveFocus()
  })
})

describe("the media keys", () => {
  const handlers = new Map<string, (() => void) | null>()
  const session = {
    metadata: null as { title: string; artist: string; album: string } | null,
    playbackState: "none",
    setActionHandler(action: string, handler: (() => void) | null) {
      if (action === "stop") throw new TypeError("This browser knows no such key.")
      handlers.set(action, handler)
    },
  }
  const key = (action: string) => act(() => handlers.get(action)?.())

  beforeAll(() => {
    Object.defineProperty(navigator, "mediaSession", { configurable: true, value: session })
    Object.defineProperty(window, "MediaMetadata", {
      configurable: true,
      value: class {
        constructor(facts: object) {
          Object.assign(this, facts)
        }
      },
    })
  })
  afterAll(() => {
    Reflect.deleteProperty(navigator, "mediaSession")
    Reflect.deleteProperty(window, "MediaMetadata")
  })
  afterEach(() => act(() => radio.off()))

  it("publish the song to the system", async () => {
    render(page("/todo"))
    await listen()
    expect(session.metadata).toMatchObject({ title: "Sandstorm", artist: "Darude", album: "Random" })
    expect(session.playbackState).toBe("playing")
    await press("Pause")
    expect(session.playbackState).toBe("paused")
  })

  it("pauses, plays, and goes on and back", async () => {
    render(page("/todo"))
    await listen()
    key("pause")
    expect(screen.getByText("Paused: Darude - Sandstorm")).toBeInTheDocument()
    key("play")
    expect(screen.getByText("Now playing: Darude - Sandstorm")).toBeInTheDocument()
    key("nexttrack")
    expect(session.metadata).toMatchObject({ title: "Numa Numa" })
    key("previoustrack")
    expect(session.metadata).toMatchObject({ title: "Sandstorm" })
  })

  it("reset everything when it is stopped", async () => {
    render(page("/todo"))
    await listen()
    await press("Stop")
    expect([...handlers.values()]).toEqual([null, null, null, null])
    expect(session).toMatchObject({ metadata: null, playbackState: "none" })
  })

  it("split artist and title at the first dash", () => {
    expect(splitArtist("Darude - Sandstorm")).toEqual({ artist: "Darude", title: "Sandstorm" })
    expect(splitArtist("A - B - C")).toEqual({ artist: "A", title: "B - C" })
    expect(splitArtist("alt-J")).toEqual({ artist: "", title: "alt-J" })
  })
})
