import fc from "fast-check"
import { current, hasVideo } from "../../../src/lib/music/playlistState"
import {
  canPlay,
  choose,
  initialState,
  isPlaying,
  megahertz,
  onPlayerPause,
  onPlayerPlay,
  onSongEnd,
  onSongStart,
  pause,
  pauseBroken,
  play,
  type RadioState,
  type Station,
  settleDial,
  skip,
  skipFailed,
  turnDial,
} from "../../../src/lib/music/radioState"

const song = (letter: string) => ({ id: letter.repeat(11), title: letter })
const one: Station = {
  slug: "one",
  name: "One",
  frequency: 900,
  songs: [song("a"), { title: "?" }, song("b")],
}
const two: Station = { slug: "two", name: "Two", frequency: 950, songs: [song("c")] }
const mute: Station = { slug: "mute", name: "Mute", frequency: 1000, songs: [{ title: "?" }] }
const stations = [one, two, mute]
const titleOf = ({ on }: RadioState) => on && current(on.list)?.title
const playing = play(initialState, one)

describe("the radio's state", () => {
  it("begins off, and plays a station's first song where its frequency is", () => {
    expect(isPlaying(initialState)).toBe(false)
    expect(isPlaying(playing)).toBe(true)
    expect(playing).toMatchObject({ dial: 900, moving: false })
    expect(titleOf(playing)).toBe("a")
  })

  it("does not play a station without a video", () => {
    expect(canPlay(mute)).toBe(false)
    expect(play(playing, mute)).toBe(playing)
  })

  it("falls silent as the dial leaves the station, and plays on when it rests there again", () => {
    const away = turnDial(playing, 920, null)
    expect(isPlaying(away)).toBe(false)
    const back = turnDial(away, 901, one)
    expect(isPlaying(back)).toBe(false)
    expect(isPlaying(settleDial(back, one))).toBe(true)
    expect(isPlaying(turnDial(playing, 902, one))).toBe(true)
  })

  it("plays the station under the resting dial if it was playing, and waits otherwise", () => {
    const heard = settleDial(turnDial(playing, 950, two), two)
    expect([titleOf(heard), isPlaying(heard)]).toEqual(["c", true])
    const waits = settleDial(turnDial(pause(playing), 950, two), two)
    expect([titleOf(waits), isPlaying(waits)]).toEqual(["c", false])
    expect(settleDial(turnDial(initialState, 950, two), two)).toEqual({ dial: 950, moving: false, on: null })
  })

  it("keeps what it had while the dial rests nowhere, or on a station without a video", () => {
    for (const under of [null, mute]) {
      const lost = settleDial(turnDial(playing, 1000, under), under)
      expect([titleOf(lost), isPlaying(lost)]).toEqual(["a", false])
      expect(titleOf(settleDial(turnDial(lost, 950, two), two))).toBe("c")
      expect(isPlaying(settleDial(turnDial(lost, 950, two), two))).toBe(true)
      expect(play(lost, one)).toMatchObject({ dial: 900, on: { isTuned: true } })
    }
  })

  it("goes to the next song and the one before, and back to the station if the dial had left", () => {
    expect(titleOf(skip(playing, 1))).toBe("b")
    expect(titleOf(skip(skip(playing, 1), 1))).toBe("a")
    expect(titleOf(skip(playing, -1))).toBe("b")
    expect(skip({ ...playing, dial: 901 }, 1).dial).toBe(901)
    expect(skip(settleDial(turnDial(playing, 1000, null), null), 1)).toMatchObject({
      dial: 900,
      on: { isTuned: true },
    })
    expect(skip(initialState, 1)).toBe(initialState)
  })

  it("plays a song that is chosen, of this station or another", () => {
    expect(titleOf(choose(playing, one, 2))).toBe("b")
    expect(titleOf(choose(pause(playing), two, 0))).toBe("c")
    expect(isPlaying(choose(initialState, two, 0))).toBe(true)
    expect(choose(playing, one, 1)).toBe(playing)
    expect(choose(playing, one, 9)).toBe(playing)
  })

  it("takes a pause of the player for the visitor's, unless the dial was the reason", () => {
    expect(onPlayerPause(playing).on?.list.playing).toBe(false)
    expect(onPlayerPause(turnDial(playing, 920, null)).on?.list.playing).toBe(true)
  })

  it("takes a press in the player as Play, unless the dial is moving", () => {
    const moving = turnDial(playing, 920, null)
    expect(onPlayerPlay(moving)).toBe(moving)
    expect(isPlaying(onPlayerPlay(settleDial(moving, null)))).toBe(true)
    expect(isPlaying(onPlayerPlay(pause(playing)))).toBe(true)
    expect(onPlayerPlay(playing)).toBe(playing)
    expect(onPlayerPlay(initialState)).toBe(initialState)
  })

  it("tracks whether the current song has started", () => {
    expect(playing.on?.hasStarted).toBe(false)
    const begun = onSongStart(playing)
    expect(begun.on?.hasStarted).toBe(true)
    expect(play(pause(begun), one).on?.hasStarted).toBe(true)
    expect(skip(begun, 1).on?.hasStarted).toBe(false)
    expect(onSongEnd(begun).on?.hasStarted).toBe(false)
  })

  it("plays the next song after the end or a failure, and names the failed song", () => {
    expect(titleOf(onSongEnd(playing))).toBe("b")
    const failed = skipFailed(playing, "It is gone.")
    expect(titleOf(failed)).toBe("b")
    expect(failed.on?.notice).toBe("a was skipped. It is gone.")
    expect(isPlaying(skipFailed(failed, "Also gone."))).toBe(false)
    expect(skip(failed, 1).on?.notice).toBe("")
  })

  it("pauses and says why where there is no player at all", () => {
    const broken = pauseBroken(playing, "No network.")
    expect(isPlaying(broken)).toBe(false)
    expect(broken.on?.notice).toBe("No network.")
    expect(play(broken, one).on?.notice).toBe("")
  })

  it("always has a song with a video while it is on, whatever is done to it", () => {
    const station = fc.constantFrom(...stations)
    const under = fc.option(station)
    const deed = fc.oneof(
      under.map(s => (state: RadioState) => turnDial(state, s?.frequency ?? 1, s)),
      under.map(s => (state: RadioState) => settleDial(state, s)),
      station.map(s => (state: RadioState) => play(state, s)),
      fc.tuple(station, fc.nat(3)).map(
        ([s, at]) =>
          (state: RadioState) =>
            choose(state, s, at),
      ),
      fc.constantFrom(pause, onSongStart, onSongEnd, onPlayerPause, onPlayerPlay),
      fc.constantFrom<1 | -1>(1, -1).map(by => (state: RadioState) => skip(state, by)),
      fc.constant((state: RadioState) => skipFailed(state, "No.")),
    )
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), deeds => {
        let state = initialState
        for (const act of deeds) {
          state = act(state)
          if (!state.on) continue
          const song = state.on.list.songs[state.on.list.index]
          expect(song && hasVideo(song)).toBe(true)
          expect(state.dial).not.toBeNull()
        }
      }),
    )
  })

  it("writes frequencies as radios do", () => {
    expect(megahertz(881)).toBe("88.1 MHz")
    expect(megahertz(1080)).toBe("108.0 MHz")
  })
})
