import fc from "fast-check"
import type { Song } from "../../../src/lib/music/playlist"
import {
  choose,
  current,
  ended,
  fail,
  hasVideo,
  next,
  type PlaylistState,
  pause,
  play,
  previous,
  start,
} from "../../../src/lib/music/playlistState"

const song = (letter: string): Song => ({ id: letter.repeat(11), title: letter })
const unknown: Song = { title: "?" }
const abc = [song("a"), song("b"), song("c")]

const lists = fc.array(
  fc.option(fc.constantFrom("a", "b", "c", "d")).map(letter => (letter ? song(letter) : unknown)),
  { maxLength: 8 },
)
const actions: ((state: PlaylistState, place: number) => PlaylistState)[] = [
  play,
  pause,
  next,
  previous,
  ended,
  fail,
  choose,
]
const walks = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat(9)), { maxLength: 30 })
const walk = (songs: Song[], steps: [(state: PlaylistState, place: number) => PlaylistState, number][]) =>
  steps.reduce((state, [action, place]) => action(state, place), start(songs))

describe("playlistState", () => {
  it("begins paused, plays, and pauses", () => {
    expect(start(abc)).toMatchObject({ index: 0, playing: false })
    expect(play(start(abc)).playing).toBe(true)
    expect(pause(play(start(abc))).playing).toBe(false)
    expect(start(abc, true).playing).toBe(true)
  })

  it("goes on to the next song and from the last to the first, and keeps playing or paused", () => {
    const places = [1, 2, 3].map(
      steps => Array.from({ length: steps }).reduce<PlaylistState>(next, start(abc)).index,
    )
    expect(places).toEqual([1, 2, 0])
    expect(next(start(abc)).playing).toBe(false)
    expect(next(start(abc, true)).playing).toBe(true)
  })

  it("goes back to the song before, and from the first to the last, past those without a video", () => {
    expect(previous(start(abc))).toMatchObject({ index: 2, playing: false })
    expect(previous(previous(start(abc, true)))).toMatchObject({ index: 1, playing: true })
    expect(previous(start([song("a"), song("b"), unknown])).index).toBe(1)
    expect(previous(start([unknown, song("b")])).index).toBe(1)
    expect(previous(start([unknown])).index).toBe(-1)
  })

  it("skips the songs without a video", () => {
    const songs = [unknown, song("b"), unknown, song("d"), { id: null, title: "e" }]
    expect(start(songs).index).toBe(1)
    expect(next(start(songs)).index).toBe(3)
    expect(next(next(start(songs))).index).toBe(1)
  })

  it("plays the next song after the end of a song, and a single song again", () => {
    expect(ended(start(abc))).toMatchObject({ index: 1, playing: true })
    expect(ended(start([unknown, song("b")]))).toMatchObject({ index: 1, playing: true })
  })

  it("goes past a song that fails and stops when all have", () => {
    const one = fail(start(abc, true))
    expect(one).toMatchObject({ index: 1, playing: true, failed: [0] })
    const all = fail(fail(one))
    expect(all).toMatchObject({ index: 2, playing: false, failed: [0, 1, 2] })
    expect(next(all).index).toBe(2)
  })

  it("gives a failed song another chance when it is asked for", () => {
    expect(choose(fail(start(abc)), 0)).toMatchObject({ index: 0, playing: true, failed: [] })
  })

  it("does nothing with a list that has no video at all", () => {
    const none = start([unknown, unknown], true)
    expect(none).toMatchObject({ index: -1, playing: false })
    expect(current(none)).toBeNull()
    for (const action of actions) expect(action(none, 0)).toEqual(none)
    expect(start([]).index).toBe(-1)
  })

  it("is always at a song with a video, or at none when there is none, and then never plays", () => {
    fc.assert(
      fc.property(lists, walks, (songs, steps) => {
        const state = walk(songs, steps)
        if (songs.some(hasVideo)) expect(current(state)?.id).toHaveLength(11)
        else expect(state).toMatchObject({ index: -1, playing: false })
      }),
    )
  })

  it("comes by every playable song before any twice", () => {
    fc.assert(
      fc.property(lists, songs => {
        const playable = songs.filter(hasVideo).length
        const seen = new Set<number>()
        let state = start(songs)
        for (let i = 0; i < playable; i++) {
          seen.add(state.index)
          state = next(state)
        }
        expect(seen.size).toBe(playable)
        expect(state.index).toBe(start(songs).index)
      }),
    )
  })
})
