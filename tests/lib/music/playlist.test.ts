import { readdirSync, readFileSync } from "node:fs"
import { safeParse } from "valibot"
import { parse } from "yaml"
import { missingVideosText, playlistSchema, playlistSummary } from "../../../src/lib/music/playlist"

const slugs = [
  ...["rammstein", "lindemann", "daftpunk", "pmmp", "worldburn", "nirvana", "stargate", "nylonbeat"],
  ...["blacksabbath", "gorillaz", "rhcp", "doors", "random", "barbie", "indie20112013", "perjantaiPlaylist"],
]

function read(slug: string) {
  const result = safeParse(playlistSchema, parse(readFileSync(`content/playlists/${slug}.yaml`, "utf8")))
  if (!result.success) throw new Error(`${slug}: ${result.issues.map(({ message }) => message).join(" ")}`)
  return result.output
}

describe("playlist", () => {
  it("has the sixteen lists of the specification, and any that have been added since", () => {
    const files = readdirSync("content/playlists").map(file => file.replace(/\.yaml$/, ""))
    expect(files).toEqual(expect.arrayContaining(slugs))
  })

  it.each(slugs.map((slug, place) => [slug, place] as const))("%s was added in its turn", (slug, place) => {
    const { added } = read(slug)
    expect((Date.parse(added) - Date.parse("2021-07-20")) / 86_400_000).toBe(place)
  })

  it("plays 29 songs on Fridays", () => {
    const { songs } = read("perjantaiPlaylist")
    expect(songs).toHaveLength(29)
    expect(playlistSummary(songs)).toBe("29 songs, all of them playable")
  })

  it.each(slugs)("%s has no song twice", slug => {
    const { songs } = read(slug)
    const ids = songs.flatMap(({ id }) => id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(songs.map(({ title }) => title)).size).toBe(songs.length)
  })

  it("refuses ids that are none, keys that are none, and lists without songs", () => {
    const list = { name: "A", description: "B.", added: "2024-05-31", songs: [{ title: "C" }] }
    expect(safeParse(playlistSchema, list).success).toBe(true)
    expect(safeParse(playlistSchema, { ...list, songs: [{ id: "short", title: "C" }] }).success).toBe(false)
    expect(safeParse(playlistSchema, { ...list, songs: [{ title: "C", artist: "D" }] }).success).toBe(false)
    expect(safeParse(playlistSchema, { ...list, songs: [] }).success).toBe(false)
    expect(safeParse(playlistSchema, { ...list, added: "31.5.2024" }).success).toBe(false)
  })

  it("has three titles on side B, or none", () => {
    const list = { name: "A", description: "B.", added: "2024-05-31", songs: [{ title: "C" }] }
    const issues = (sideB: unknown) =>
      safeParse(playlistSchema, { ...list, sideB }).issues?.map(({ message }) => message) ?? []
    expect(issues(["D", "E", "F"])).toEqual([])
    expect(issues(["D", "E"])).toEqual(["Write 3 titles, or leave the key out."])
    expect(issues(["D", "", "F"])).toEqual(["Write a title."])
  })

  it("counts the songs, and those that can be played", () => {
    const known = { id: "y6120QOlsfU", title: "a" }
    expect(playlistSummary([known, { title: "b" }, { id: null, title: "c" }])).toBe(
      "3 songs, 1 of them playable",
    )
    expect(playlistSummary([known, known])).toBe("2 songs, all of them playable")
    expect(playlistSummary([{ title: "b" }, { title: "c" }])).toBe("2 songs, none of them playable")
    expect(playlistSummary([known])).toBe("1 song, playable")
  })

  it("says in a sentence why songs are silent, and says nothing where none is", () => {
    const known = { id: "y6120QOlsfU", title: "a" }
    expect(missingVideosText([known, known])).toBe("")
    expect(missingVideosText([{ title: "b" }, { title: "c" }])).toBe(
      "Pertti has not found these songs on YouTube yet, so it is quiet here; each has a link that looks for it.",
    )
    expect(missingVideosText([known, { title: "b" }])).toBe(
      "Pertti has not found 1 of these songs on YouTube yet, so the player goes past it; it has a link that looks for it.",
    )
    expect(missingVideosText([known, { title: "b" }, { id: null, title: "c" }])).toBe(
      "Pertti has not found 2 of these songs on YouTube yet, so the player goes past them; each has a link that looks for it.",
    )
  })

  it("has a song's video in every list if any list has it", () => {
    const all = slugs.flatMap(slug => read(slug).songs)
    const ids = new Map(all.flatMap(({ id, title }) => (id ? [[title.toLowerCase(), id] as const] : [])))
    expect(all.filter(({ id, title }) => !id && ids.has(title.toLowerCase()))).toEqual([])
  })
})
