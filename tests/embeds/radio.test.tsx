import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { playerStates } from "../../src/components/video-player/states"
import {
  band,
  display,
  hiss,
  neighbour,
  nothingAt,
  onDial,
  reach,
  stationAt,
  stationsOf,
  toPlay,
} from "../../src/embeds/radio/logic"
import Radio from "../../src/embeds/radio/Radio"
import {
  garble,
  type Hearing,
  hearOut,
  listenOn,
  silence,
  turnTo,
  voiceAt,
  voices,
  voicesBetween,
} from "../../src/embeds/radio/voices"
import { dialRestMs, radio, radioDial } from "../../src/hooks/music/radio"
import { remove } from "../../src/hooks/storage/useStorage"
import { canPlay, initialState, isPlaying, play } from "../../src/lib/music/radioState"
import { RadioSlot } from "../../src/shell/radio/RadioSlot"
import { player, players } from "../components/video-player/fakeYouTube"
import { Services } from "../jest/Services"
import { type FakeContext, giveSound, takeSound } from "../jest/sound"
import { hasThing, onPage } from "../jest/visit"

jest.mock("react-youtube", () => jest.requireActual("../components/video-player/fakeYouTube"))

const entry = (slug: string, title: string) => ({
  path: `/playlist/${slug}`,
  title,
  description: `${title}.`,
  code: "0006",
  added: "2021-07-20",
  icon: "default",
})
const playlists = [
  entry("rammstein", "Rammstein"),
  entry("pmmp", "PMMP"),
  entry("random", "Random"),
  entry("perjantaiPlaylist", "Perjantai Playlist"),
]
const songs = [
  { id: "W3q8Od5qJio", title: "Rammstein - Du hast", playlist: "rammstein" },
  { id: null, title: "Rammstein - Rammlied", playlist: "rammstein" },
  { id: "StZcUAPRRac", title: "Rammstein - Sonne", playlist: "rammstein" },
  { id: null, title: "PMMP - Rusketusraidat", playlist: "pmmp" },
  { id: "y6120QOlsfU", title: "Darude - Sandstorm", playlist: "random" },
  { id: "kfVsfOSbJY0", title: "Rebecca Black - Friday", playlist: "perjantaiPlaylist" },
]
const stations = stationsOf(playlists, songs)
const [rammstein, pmmp, random, friday] = stations as [
  (typeof stations)[0],
  (typeof stations)[0],
  (typeof stations)[0],
  (typeof stations)[0],
]
const nowhere = Math.round((rammstein.frequency + pmmp.frequency) / 2)

function Page() {
  const facts = { path: "/radio", data: { playlists, songs } }
  return onPage(
    <main tabIndex={-1}>
      <Radio />
    </main>,
    facts,
  )
}

/** The page with the shell's slot for the player. */
function Site({ path = "/radio" }: { path?: string }) {
  return (
    <>
      {path === "/radio" && <Page />}
      <RadioSlot path={path} />
    </>
  )
}

const main = () => within(screen.getByRole("main"))
const button = (name: string | RegExp) => main().getByRole("button", { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const dial = () => screen.getByRole("slider", { name: "Tuning dial" })
const turn = (to: number) => fireEvent.change(dial(), { target: { value: String(to) } })
const said = () => main().getAllByRole("status")[0]
const today = (day: string) => jest.spyOn(Date, "now").mockReturnValue(new Date(`${day}T12:00:00`).getTime())

/** Waits until the player is there, and lets it play. */
async function heard(title: string) {
  await screen.findByTitle(title)
  player().ready()
  player().says(playerStates.playing)
}

beforeAll(() =>
  Promise.all([import("../../src/shell/radio/RadioTray"), import("../../src/components/video-player/Frame")]),
)
beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, "", "/radio")
})
afterEach(() => {
  act(() => radio.off())
  remove(radioDial)
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("the stations of the dial", () => {
  const lists = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,12}$/), { minLength: 1, maxLength: 100 })

  it("are every playlist, in order, each at a frequency of its own inside the band", () => {
    fc.assert(
      fc.property(lists, slugs => {
        const all = stationsOf(
          slugs.map(slug => entry(slug, slug)),
          [],
        )
        expect(all.map(({ slug }) => slug)).toEqual(slugs)
        const places = all.map(({ frequency }) => frequency)
        expect(new Set(places).size).toBe(slugs.length)
        expect([...places].sort((a, b) => a - b)).toEqual(places)
        for (const place of places) expect(onDial(place)).toBe(place)
      }),
    )
  })

  it("have their own songs", () => {
    expect(rammstein.songs.map(({ title }) => title)).toEqual([
      "Rammstein - Du hast",
      "Rammstein - Rammlied",
      "Rammstein - Sonne",
    ])
    expect(canPlay(pmmp)).toBe(false)
  })

  it("come through near their frequency, and static does elsewhere", () => {
    expect(stationAt(stations, rammstein.frequency + reach)).toBe(rammstein)
    expect(stationAt(stations, rammstein.frequency + reach + 1)).toBeNull()
    expect(stationAt([], 900)).toBeNull()
    expect(hiss(stations, rammstein.frequency - reach)).toBe(0)
    expect(hiss(stations, rammstein.frequency + reach + 1)).toBeGreaterThan(0)
    expect(hiss(stations, nowhere)).toBe(1)
    expect(hiss([], 900)).toBe(1)
  })

  it("are reached one after the other, up and down, from any place of the dial", () => {
    fc.assert(
      fc.property(fc.integer({ min: band.from, max: band.to }), from => {
        const seen = new Set<string>()
        let at = from
        for (let i = 0; i < stations.length; i++) {
          const next = neighbour(stations, at, 1)
          at = next?.frequency ?? 0
          seen.add(next?.slug ?? "")
          expect(neighbour(stations, neighbour(stations, at, -1)?.frequency ?? 0, 1)).toBe(next)
        }
        expect(seen.size).toBe(stations.length)
      }),
    )
    expect(neighbour([], 900, 1)).toBeNull()
  })

  it("play the one that is tuned in to, and between two the nearest that can", () => {
    expect(toPlay(stations, random.frequency)).toBe(random)
    expect(toPlay(stations, pmmp.frequency)).toBeNull()
    expect(toPlay(stations, pmmp.frequency - reach - 1)).toBe(rammstein)
    expect(toPlay([pmmp], band.from)).toBeNull()
  })

  it("leave the same nothing at the same place, and not everywhere the same", () => {
    const places = Array.from({ length: band.to - band.from }, (_, i) => nothingAt(band.from + i))
    expect(new Set(places).size).toBeGreaterThan(4)
    expect(nothingAt(nowhere)).toBe(nothingAt(nowhere))
    expect(display(initialState, null, nowhere)).toBe(nothingAt(nowhere))
  })

  it("are said to be waited for until they are heard", () => {
    const asked = play(initialState, random)
    expect(isPlaying(asked)).toBe(true)
    expect(display(asked, random, random.frequency)).toBe("Waiting for YouTube: Darude - Sandstorm")
  })
})

describe("the voices in the static", () => {
  const placed = voicesBetween(stations)
  const caller = voices.find(({ id }) => id === "caller")
  const far = caller ? [{ ...caller, frequency: 950, from: 946, to: 954 }] : []
  const heardTo = (hearing: Hearing) => [1, 2, 3].reduce<Hearing>(now => listenOn(now), hearing)

  it("stand between two stations, clear in the middle and eaten by noise beside it", () => {
    const [sea] = placed
    expect(sea?.frequency).toBeGreaterThan(pmmp.frequency + reach)
    expect(voiceAt(placed, sea?.frequency ?? 0)).toBe(sea)
    expect(voiceAt(placed, random.frequency - reach)).toBeNull()
    const holes = [0, 1, 5].map(by => garble("Bay of Bothnia. North, four. Chilly.", by).split("·").length)
    expect(holes[0]).toBe(1)
    expect(holes[2]).toBeGreaterThan(holes[1] ?? 0)
  })

  it("ask, and are answered by a small turn up or down", () => {
    const asked = heardTo(turnTo(silence, far, 950))
    const yes = turnTo(asked, far, 951)
    expect(yes.talk?.lines[0]).toBe("You turned! Stay there.")
    expect(turnTo(asked, far, 949).talk?.lines).toEqual(["That is what they all say."])
    expect(turnTo(heardTo(yes), far, 950).talk?.lines[0]).toBe("All that worrying.")
    expect(turnTo(yes, far, 990).talk).toBeNull()
  })

  it("fill every second gap of a dial of sixteen stations", () => {
    const all = stationsOf(
      Array.from({ length: 16 }, (_, i) => entry(`list${i}`, `List ${i}`)),
      [],
    )
    for (const { from, to } of voicesBetween(all)) {
      expect(stationAt(all, from - 1)).not.toBeNull()
      expect(stationAt(all, from)).toBeNull()
      expect(stationAt(all, to + 1)).not.toBeNull()
    }
  })

  it("are heard in a sweep that skips them, each for a moment, and end when the dial is gone", () => {
    const two = [...far, { ...far[0], id: "sea", frequency: 980, from: 976, to: 984 } as (typeof far)[0]]
    const passing = turnTo({ ...silence, dial: 900 }, two, 965)
    expect(passing).toMatchObject({ id: "caller", isFresh: true, isPassing: true })
    expect(turnTo(passing, two, 990).id).toBe("caller")
    expect(turnTo(hearOut(passing, two), two, 990).id).toBe("sea")
    expect(hearOut(turnTo(passing, two, 981), two)).toMatchObject({ id: "sea", isPassing: false })
    expect(listenOn(passing).id).toBeNull()
    // A jump to a station is no sweep.
    expect(turnTo({ ...silence, dial: 900 }, two, 965, false).id).toBeNull()
  })

  it("are met by a quick sweep of the dial", () => {
    jest.useFakeTimers()
    render(<Page />)
    for (let at = band.from; at <= band.to; at += 40) {
      turn(at)
      act(() => jest.advanceTimersByTime(100))
    }
    act(() => jest.advanceTimersByTime(600))
    expect(main().getByText(/1 of 1 voices/)).toBeInTheDocument()
  })

  it("are read on the display, and counted when they are found", () => {
    jest.useFakeTimers()
    render(<Page />)
    turn(placed[0]?.frequency ?? 0)
    expect(hasThing("/radio")).toBe(false)
    expect(said()).toHaveTextContent("And now the forecast for seafarers.")
    act(() => jest.advanceTimersByTime(700))
    expect(hasThing("/radio")).toBe(true)
    act(() => jest.advanceTimersByTime(2000))
    expect(said()).toHaveTextContent("Bay of Bothnia.")
    expect(main().getByText(/1 of 4 stations, 1 of 1 voices/)).toBeInTheDocument()
  })
})

describe("the radio's page", () => {
  it("is the same for everyone until it runs, and has nothing of YouTube", () => {
    localStorage.setItem("juhq:radio/dial", JSON.stringify({ v: 1, data: random.frequency }))
    today("2025-08-01")
    const html = renderToString(<Page />)
    expect(html).toContain("Ready: Rammstein - Du hast")
    expect(html).not.toMatch(/iframe|youtube-nocookie|Friday playlist/)
  })

  it("has a button for every station, and takes the dial there", async () => {
    render(<Page />)
    expect(within(main().getByRole("list", { name: "Stations" })).getAllByRole("button")).toHaveLength(4)
    await press(/MHz Random$/)
    expect(dial()).toHaveValue(String(random.frequency))
    expect(dial()).toHaveAttribute("aria-valuetext", expect.stringMatching(/^\d+\.\d MHz, Random$/))
    expect(button(/MHz Random$/)).toHaveAttribute("aria-current", "true")
    expect(said()).toHaveTextContent("Ready: Darude - Sandstorm")
    expect(screen.getByRole("link", { name: /page of its own/ })).toHaveAttribute("href", "/playlist/random")
  })

  it("plays, pauses, and goes to the next song and back, past the one without a video", async () => {
    render(<Site />)
    expect(button("Next")).toBeDisabled()
    await press("Play")
    await heard("Rammstein - Du hast")
    expect(said()).toHaveTextContent("Now playing: Rammstein - Du hast")
    await press("Next")
    expect(player().asked.loadVideoById).toHaveBeenLastCalledWith("StZcUAPRRac")
    await press("Next")
    expect(player().asked.loadVideoById).toHaveBeenLastCalledWith("W3q8Od5qJio")
    await press("Previous")
    player().says(playerStates.playing)
    await press("Pause")
    expect(player().asked.pauseVideo).toHaveBeenCalledTimes(1)
    expect(said()).toHaveTextContent("Paused: Rammstein - Sonne")
  })

  it("plays on when the visitor goes to another page, in the same frame, and knows of it when they come back", async () => {
    const { rerender } = render(<Site />)
    await press("Play")
    await heard("Rammstein - Du hast")
    const frame = screen.getByTitle("Rammstein - Du hast")
    rerender(<Site path="/todo" />)
    expect(player().asked.pauseVideo).not.toHaveBeenCalled()
    player().says(playerStates.ended)
    expect(screen.getByTitle("Rammstein - Sonne")).toBe(frame)
    rerender(<Site />)
    player().says(playerStates.playing)
    expect(said()).toHaveTextContent("Now playing: Rammstein - Sonne")
    expect(screen.getByTitle("Rammstein - Sonne")).toBe(frame)
  })

  it("plays the station at which the dial comes to rest, and none that it passes", async () => {
    render(<Site />)
    await press("Play")
    await heard("Rammstein - Du hast")
    jest.useFakeTimers()
    turn(nowhere)
    expect(player().asked.pauseVideo).toHaveBeenCalledTimes(1)
    expect(said()).toHaveTextContent("Tuning...")
    turn(random.frequency)
    turn(friday.frequency + 1)
    act(() => jest.advanceTimersByTime(dialRestMs))
    expect(player().asked.loadVideoById.mock.calls).toEqual([["kfVsfOSbJY0"]])
    expect(said()).toHaveTextContent("Waiting for YouTube: Rebecca Black - Friday")
  })

  it("has static between the stations, and Play finds the nearest", async () => {
    render(<Site />)
    jest.useFakeTimers()
    turn(nowhere)
    act(() => jest.advanceTimersByTime(dialRestMs))
    expect(said()).toHaveTextContent(/^Static/)
    expect(dial()).toHaveAttribute("aria-valuetext", expect.stringMatching(/, static$/))
    jest.useRealTimers()
    await press("Play")
    await heard("Rammstein - Du hast")
    expect(dial()).toHaveValue(String(rammstein.frequency))
  })

  it("goes from station to station with the Page keys and the seek buttons", async () => {
    render(<Page />)
    dial().focus()
    await userEvent.keyboard("{PageUp}")
    expect(dial()).toHaveValue(String(pmmp.frequency))
    await userEvent.keyboard("{PageDown}{PageDown}")
    expect(dial()).toHaveValue(String(friday.frequency))
    await press(/Seek up/)
    expect(dial()).toHaveValue(String(rammstein.frequency))
    await press(/Seek down/)
    expect(dial()).toHaveValue(String(friday.frequency))
  })

  it("lists a station without a video with links that look for one, and can't play it", async () => {
    render(<Page />)
    await press(/MHz PMMP$/)
    expect(said()).toHaveTextContent("On the air, but silent: Pertti has not found its songs on YouTube yet.")
    expect(button("Play")).toBeDisabled()
    expect(
      screen.getByRole("link", { name: /^Search YouTube for PMMP - Rusketusraidat/ }),
    ).toBeInTheDocument()
  })

  it("says why nothing is heard where the site has YouTube switched off", async () => {
    render(
      <Services youtube={false}>
        <Site />
      </Services>,
    )
    await press("Play")
    await screen.findByRole("group", { name: "Video: Rammstein - Du hast" })
    expect(main().getByText(/^This site leaves its videos to YouTube/)).toBeVisible()
    expect(said()).toHaveTextContent("No signal: Rammstein - Du hast")
    expect(players()).toBe(0)
  })

  it("plays a song that is pressed in the list", async () => {
    render(<Site />)
    await press("Rammstein - Sonne")
    await heard("Rammstein - Sonne")
    expect(said()).toHaveTextContent("Now playing: Rammstein - Sonne")
    expect(button("Rammstein - Sonne")).toHaveAttribute("aria-current", "true")
  })

  it("says that a video has been removed, and goes on", async () => {
    render(<Site />)
    await press("Play")
    await heard("Rammstein - Du hast")
    player().error(100)
    expect(main().getByText(/^Rammstein - Du hast was skipped\. This video has been removed/)).toBeVisible()
    expect(player().asked.loadVideoById).toHaveBeenLastCalledWith("StZcUAPRRac")
  })

  it("has a button on Fridays that switches to their list and plays it", async () => {
    today("2025-08-01")
    render(<Site />)
    await press("Friday playlist")
    await heard("Rebecca Black - Friday")
    expect(said()).toHaveTextContent("Now playing: Rebecca Black - Friday")
    expect(dial()).toHaveValue(String(friday.frequency))
  })

  it.each(["2025-07-31", "2025-08-02"])("has no such button on %s, which is no Friday", day => {
    today(day)
    render(<Page />)
    expect(main().queryByRole("button", { name: "Friday playlist" })).not.toBeInTheDocument()
  })

  it("puts the station into the address, and a link to it tunes in without a sound", async () => {
    const { unmount } = render(<Site />)
    await press(/MHz Random$/)
    expect(window.location.search).toBe("?station=random")
    unmount()
    remove(radioDial)
    await act(async () => render(<Site />))
    expect(dial()).toHaveValue(String(random.frequency))
    expect(players()).toBe(0)
  })

  it("finds the dial where it was left, and survives an address that names no station", async () => {
    const { unmount } = render(<Page />)
    await press(/MHz Random$/)
    unmount()
    window.history.replaceState(null, "", "/radio?station=<b>")
    render(<Page />)
    expect(dial()).toHaveValue(String(random.frequency))
  })

  it("brings back a dial that was left outside the band", () => {
    localStorage.setItem("juhq:radio/dial", JSON.stringify({ v: 1, data: 99999 }))
    render(<Page />)
    expect(dial()).toHaveValue(String(band.to))
  })

  it("scrolls the tab's title every 100 ms: the page's, and the song's while there is one", async () => {
    document.title = "juhq.fi - Music"
    jest.useFakeTimers()
    const { unmount } = render(<Page />)
    act(() => jest.advanceTimersByTime(200))
    expect(document.title).toBe("uhq.fi - Music *** j")
    act(() => radio.play(random))
    act(() => jest.advanceTimersByTime(200))
    expect(document.title).toBe("arude - Sandstorm - juhq.fi *** D")
    unmount()
    expect(document.title).toBe("juhq.fi - Music")
  })
})

describe("the static", () => {
  let contexts: FakeContext[] = []
  /** The gain of the static, which is created after the master volume. */
  const level = () => contexts[0]?.volumes[1]?.value

  beforeEach(() => {
    contexts = giveSound()
    jest.useFakeTimers()
  })
  afterEach(takeSound)

  it("is not there before the dial is turned, and a station's button makes none", () => {
    render(<Page />)
    fireEvent.click(button(/MHz Random$/))
    fireEvent.click(button(/Seek up/))
    expect(contexts).toEqual([])
  })

  it("is quiet, silent on a station, and closed when the dial has stood still for a while", () => {
    render(<Page />)
    turn(nowhere)
    expect(level()).toBeGreaterThan(0)
    expect(level()).toBeLessThan(0.05)
    turn(random.frequency)
    expect(level()).toBe(0)
    turn(nowhere)
    act(() => jest.advanceTimersByTime(1400))
    expect(contexts[0]?.closed).toBe(false)
    act(() => jest.advanceTimersByTime(100))
    act(() => jest.advanceTimersByTime(200))
    expect(contexts).toHaveLength(1)
    expect(contexts[0]?.closed).toBe(true)
  })

  it("can be switched off, which is remembered", () => {
    const { unmount } = render(<Page />)
    turn(nowhere)
    fireEvent.click(screen.getByLabelText("Static between the stations"))
    act(() => jest.advanceTimersByTime(300))
    expect(contexts.map(({ closed }) => closed)).toEqual([true])
    unmount()
    render(<Page />)
    turn(random.frequency)
    turn(nowhere)
    expect(contexts).toHaveLength(1)
  })

  it("ends when the page is left", () => {
    const { unmount } = render(<Page />)
    turn(nowhere)
    unmount()
    act(() => jest.advanceTimersByTime(300))
    expect(contexts.map(({ closed }) => closed)).toEqual([true])
  })

  it("is missed by nobody where the browser has no sound", () => {
    takeSound()
    render(<Page />)
    turn(nowhere)
    expect(said()).toHaveTextContent("Tuning...")
  })
})
