import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { playerStates, problemText } from "../../../src/components/video-player/states"
import { VideoPlayer } from "../../../src/components/video-player/VideoPlayer"
import * as tracking from "../../../src/hooks/outside/track"
import { muted } from "../../../src/hooks/storage/muted"
import { write } from "../../../src/hooks/storage/useStorage"
import { Services } from "../../jest/Services"
import { player, playerOf, players } from "./fakeYouTube"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../../src/hooks/outside/track", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/outside/track"),
}))

jest.mock("react-youtube", () => jest.requireActual("./fakeYouTube"))

const first = { id: "y6120QOlsfU", title: "Darude - Sandstorm" }
const second = { id: "KmtzQCSh6xk", title: "Gary Brolsma - Numa Numa" }

async function press() {
  await userEvent.click(screen.getByRole("button", { name: /^Play Darude/ }))
  await screen.findByTitle(first.title)
}

/** A page that minds the playing itself, and can go on to another video. */
function Page({ onFail }: { onFail?: () => void }) {
  const [playing, setPlaying] = useState(false)
  const [video, setVideo] = useState(first)
  return (
    <>
      <VideoPlayer
        {...video}
        playing={playing}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onFail={() => {
          setPlaying(false)
          onFail?.()
        }}
      />
      <button type="button" onClick={() => setPlaying(!playing)}>
        {playing ? "Pause" : "Go"}
      </button>
      <button type="button" onClick={() => setVideo(second)}>
        Other
      </button>
    </>
  )
}

describe("VideoPlayer", () => {
  afterEach(() => jest.restoreAllMocks())

  it("loads nothing of YouTube before the press, not even a picture", () => {
    const { container } = render(<VideoPlayer {...first} />)
    expect(players()).toBe(0)
    expect(container.querySelector("iframe, img, script, link")).toBeNull()
  })

  it("brings the player after the press, plays, and takes the focus along", async () => {
    render(<VideoPlayer {...first} />)
    await press()
    expect(screen.getByRole("group", { name: "Video: Darude - Sandstorm" })).toHaveFocus()
    expect(screen.getByText("Looking for YouTube...")).toBeInTheDocument()
    player().ready()
    expect(player().asked.playVideo).toHaveBeenCalled()
    expect(screen.queryByText("Looking for YouTube...")).not.toBeInTheDocument()
  })

  it("reports play and end with the video's id, and waiting for data is not a new play", async () => {
    const track = jest.spyOn(tracking, "track")
    const onEnd = jest.fn()
    render(<VideoPlayer {...first} onEnd={onEnd} />)
    await press()
    player().ready()
    for (const state of ["unstarted", "buffering", "playing", "buffering", "playing"] as const) {
      player().says(playerStates[state])
    }
    const play = { category: "video", action: "play", label: first.id }
    expect(track.mock.calls).toEqual([[play]])
    player().says(playerStates.paused)
    player().says(playerStates.playing)
    expect(track.mock.calls).toEqual([[play], [play]])
    player().says(playerStates.ended)
    expect(track).toHaveBeenLastCalledWith({ category: "video", action: "end", label: first.id })
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it("tells once of each time that a video is heard from its beginning", async () => {
    const onStart = jest.fn()
    render(<VideoPlayer {...first} onStart={onStart} />)
    await press()
    player().ready()
    expect(onStart).not.toHaveBeenCalled()
    for (const state of ["buffering", "playing", "paused", "playing", "buffering", "playing"] as const) {
      player().says(playerStates[state])
    }
    expect(onStart).toHaveBeenCalledTimes(1)
    player().says(playerStates.ended)
    player().says(playerStates.playing)
    expect(onStart).toHaveBeenCalledTimes(2)
  })

  it("silences the other player of the page when it is heard", async () => {
    const onPause = jest.fn()
    render(
      <>
        <VideoPlayer {...first} onPause={onPause} />
        <VideoPlayer {...second} />
      </>,
    )
    await press()
    player().ready()
    player().says(playerStates.playing)
    await userEvent.click(screen.getByRole("button", { name: /^Play Gary Brolsma/ }))
    await screen.findByTitle(second.title)
    playerOf(second.id).ready()
    expect(playerOf(first.id).asked.pauseVideo).not.toHaveBeenCalled()
    playerOf(second.id).says(playerStates.playing)
    expect(playerOf(first.id).asked.pauseVideo).toHaveBeenCalledTimes(1)
    expect(playerOf(second.id).asked.pauseVideo).not.toHaveBeenCalled()
    playerOf(first.id).says(playerStates.paused)
    expect(onPause).toHaveBeenCalledTimes(1)
  })

  describe("in two tabs", () => {
    /** The channels of both tabs: what one says the others hear. */
    const channels: { onmessage: (() => void) | null }[] = []
    const said = jest.fn()
    beforeEach(() => {
      class Channel {
        onmessage: (() => void) | null = null
        constructor() {
          channels.push(this)
        }
        postMessage = said
        close = () => channels.splice(channels.indexOf(this), 1)
      }
      Object.assign(window, { BroadcastChannel: Channel })
    })
    afterEach(() => {
      Reflect.deleteProperty(window, "BroadcastChannel")
      said.mockClear()
    })

    it("is silent when another is heard, tells when it is, and listens for no longer than it is there", async () => {
      const { unmount } = render(<VideoPlayer {...first} />)
      expect(channels).toHaveLength(0)
      await press()
      player().ready()
      expect(said).not.toHaveBeenCalled()
      for (const state of ["playing", "buffering", "playing"] as const) player().says(playerStates[state])
      expect(said).toHaveBeenCalledTimes(1)
      act(() => {
        for (const { onmessage } of channels) onmessage?.()
      })
      expect(player().asked.pauseVideo).toHaveBeenCalledTimes(1)
      unmount()
      expect(channels).toHaveLength(0)
    })
  })

  it("does not ask a player that is gone for silence", async () => {
    const { unmount } = render(<VideoPlayer {...first} />)
    await press()
    player().ready()
    player().says(playerStates.playing)
    const gone = player()
    unmount()
    render(<VideoPlayer {...first} />)
    await press()
    player().ready()
    player().says(playerStates.playing)
    expect(gone.asked.pauseVideo).not.toHaveBeenCalled()
  })

  it("obeys the page's own buttons", async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole("button", { name: "Go" }))
    await screen.findByTitle(first.title)
    player().ready()
    player().says(playerStates.playing)
    await userEvent.click(screen.getByRole("button", { name: "Pause" }))
    expect(player().asked.pauseVideo).toHaveBeenCalledTimes(1)
    player().says(playerStates.paused)
    player().asked.playVideo.mockClear()
    await userEvent.click(screen.getByRole("button", { name: "Go" }))
    expect(player().asked.playVideo).toHaveBeenCalledTimes(1)
  })

  it("is silent while the site is muted, and leaves the player's own mute button alone otherwise", async () => {
    render(<VideoPlayer {...first} />)
    await press()
    player().ready()
    expect(player().asked.unMute).not.toHaveBeenCalled()
    act(() => write(muted, true))
    expect(player().asked.mute).toHaveBeenCalledTimes(1)
    act(() => write(muted, false))
    expect(player().asked.unMute).toHaveBeenCalledTimes(1)
  })

  it("follows the visitor's use of YouTube's buttons without arguing", async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole("button", { name: "Go" }))
    await screen.findByTitle(first.title)
    player().ready()
    const { playVideo, pauseVideo } = player().asked
    playVideo.mockClear()
    player().says(playerStates.playing)
    player().says(playerStates.paused)
    expect(screen.getByRole("button", { name: "Go" })).toBeInTheDocument()
    player().says(playerStates.buffering)
    player().says(playerStates.playing)
    expect(screen.getByRole("button", { name: "Pause" })).toBeInTheDocument()
    expect(playVideo).not.toHaveBeenCalled()
    expect(pauseVideo).not.toHaveBeenCalled()
  })

  it("loads the next video into the same frame: playing if it played, waiting if not", async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole("button", { name: "Go" }))
    const frame = await screen.findByTitle(first.title)
    player().ready()
    player().says(playerStates.playing)
    await userEvent.click(screen.getByRole("button", { name: "Other" }))
    expect(player().asked.loadVideoById.mock.calls).toEqual([[second.id]])
    expect(screen.getByTitle(second.title)).toBe(frame)
  })

  it("cues the next video when it was paused", async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole("button", { name: "Go" }))
    await screen.findByTitle(first.title)
    player().ready()
    player().says(playerStates.playing)
    player().says(playerStates.paused)
    await userEvent.click(screen.getByRole("button", { name: "Other" }))
    expect(player().asked.cueVideoById.mock.calls).toEqual([[second.id]])
    expect(player().asked.loadVideoById).not.toHaveBeenCalled()
  })

  it("plays again after the end when it is still to play", async () => {
    render(<VideoPlayer {...first} playing />)
    await screen.findByTitle(first.title)
    player().ready()
    player().says(playerStates.playing)
    player().asked.playVideo.mockClear()
    player().says(playerStates.ended)
    expect(player().asked.playVideo).toHaveBeenCalledTimes(1)
  })

  it("ends once, however often YouTube says that it has ended", async () => {
    const onEnd = jest.fn()
    render(<VideoPlayer {...first} onEnd={onEnd} />)
    await press()
    player().ready()
    for (const state of ["playing", "ended", "ended", "buffering", "ended"] as const) {
      player().says(playerStates[state])
    }
    expect(onEnd).toHaveBeenCalledTimes(1)
    for (const state of ["playing", "paused", "ended"] as const) player().says(playerStates[state])
    expect(onEnd).toHaveBeenCalledTimes(2)
  })

  it("is no longer said to play where the browser wants its picture to be pressed, and says so", async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole("button", { name: "Go" }))
    await screen.findByTitle(first.title)
    player().ready()
    player().says(playerStates.unstarted)
    player().refuse()
    expect(screen.getByRole("button", { name: "Go" })).toBeInTheDocument()
    expect(screen.getByText("Your browser wants you to press play in the picture.")).toBeInTheDocument()
    // The picture is pressed.
    player().says(playerStates.playing)
    expect(screen.getByRole("button", { name: "Pause" })).toBeInTheDocument()
    expect(screen.queryByText(/Your browser wants/)).not.toBeInTheDocument()
  })

  it.each([2, 5, 100, 101, 150, 153])("says what error %i means, and links to YouTube", async code => {
    const onFail = jest.fn()
    render(<VideoPlayer {...first} onFail={onFail} />)
    await press()
    player().ready()
    player().error(code)
    expect(screen.getByText(problemText({ kind: "video", code }))).toBeInTheDocument()
    expect(onFail).toHaveBeenCalledWith({ kind: "video", code })
    expect(screen.getByRole("link", { name: /^Watch it on YouTube/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=y6120QOlsfU",
    )
  })

  it("tries a failed video again with a new frame", async () => {
    render(<VideoPlayer {...first} />)
    await press()
    player().ready()
    player().error(5)
    const broken = player()
    await userEvent.click(screen.getByRole("button", { name: "Retry" }))
    expect(player()).not.toBe(broken)
    player().ready()
    player().says(playerStates.playing)
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument()
  })

  it("forgets a video's trouble when another one comes", async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole("button", { name: "Go" }))
    await screen.findByTitle(first.title)
    player().ready()
    player().error(100)
    expect(screen.getByText(/has been removed/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole("button", { name: "Other" }))
    expect(screen.queryByText(/has been removed/)).not.toBeInTheDocument()
    expect(player().asked.cueVideoById).toHaveBeenCalledWith(second.id)
  })
})

describe("VideoPlayer without YouTube", () => {
  beforeEach(() => jest.useFakeTimers())

  afterEach(() => {
    jest.useRealTimers()
  })

  it("gives up after ten seconds, says so, and tries again when asked", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const onFail = jest.fn()
    render(<Page onFail={onFail} />)
    await user.click(screen.getByRole("button", { name: "Go" }))
    await act(() => jest.advanceTimersByTimeAsync(9_900))
    expect(onFail).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(onFail).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/^YouTube can't be reached from here/)).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^Watch it on YouTube/ })).toBeInTheDocument()
    expect(players()).toBe(0)

    await user.click(screen.getByRole("button", { name: "Retry" }))
    await act(() => jest.advanceTimersByTimeAsync(10))
    expect(screen.queryByText(/^YouTube can't be reached/)).not.toBeInTheDocument()
    player().ready()
    player().says(playerStates.playing)
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(onFail).toHaveBeenCalledTimes(1)
  })

  it("tries again when the page's own button asks for it", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Page />)
    await user.click(screen.getByRole("button", { name: "Go" }))
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(players()).toBe(0)
    await user.click(screen.getByRole("button", { name: "Go" }))
    await act(() => jest.advanceTimersByTimeAsync(10))
    player().ready()
    expect(player().asked.playVideo).toHaveBeenCalled()
  })
})

describe("VideoPlayer on a site that has YouTube switched off", () => {
  it("is a link to the video, and tells whoever wants it to play why it doesn't", async () => {
    const onFail = jest.fn()
    render(
      <Services youtube={false}>
        <Page onFail={onFail} />
      </Services>,
    )
    expect(screen.getByText(problemText({ kind: "off" }))).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^Watch it on YouTube/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=y6120QOlsfU",
    )
    expect(onFail).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole("button", { name: "Go" }))
    expect(onFail).toHaveBeenCalledTimes(1)
    expect(screen.getByRole("button", { name: "Go" })).toBeInTheDocument()
    expect(players()).toBe(0)
  })
})
