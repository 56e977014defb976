/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react"
import { maxPlays, plays, recordPlay, usePlays } from "../../../src/hooks/music/plays"
import { read, remove, write } from "../../../src/hooks/storage/useStorage"

const song = { id: "y6120QOlsfU", title: "Darude - Sandstorm", playlist: "random" }

describe("stored plays", () => {
  beforeEach(() => remove(plays))
  afterEach(() => jest.restoreAllMocks())

  it("is remembered in order, each with its time", () => {
    jest.spyOn(Date, "now").mockReturnValueOnce(1000).mockReturnValueOnce(2000)
    recordPlay(song)
    recordPlay({ ...song, playlist: "perjantaiPlaylist" })
    expect(renderHook(() => usePlays()).result.current).toEqual([
      { ...song, at: 1000 },
      { ...song, playlist: "perjantaiPlaylist", at: 2000 },
    ])
  })

  it("forgets the oldest when there is too much of it", () => {
    write(
      plays,
      Array.from({ length: maxPlays }, (_, at) => ({ ...song, at })),
    )
    recordPlay(song)
    expect(read(plays)).toHaveLength(maxPlays)
    expect(read(plays)[0]?.at).toBe(1)
  })

  it("believes nothing that is not a list of plays", () => {
    localStorage.setItem("juhq:plays", JSON.stringify({ v: 1, data: [{ id: 3 }] }))
    expect(read(plays)).toEqual([])
  })
})
