import fc from "fast-check"
import { findVideoId, idProblem, isVideoId, searchUrl, videoUrl } from "../../../src/lib/music/youtubeId"

const id = fc.stringMatching(/^[\w-]{11}$/)

describe("youtubeId", () => {
  it("recognises an id by its 11 characters", () => {
    expect(isVideoId("y6120QOlsfU")).toBe(true)
    expect(isVideoId("-r679Hhs9Zs")).toBe(true)
    expect(isVideoId("_nW5AF0m9Zw")).toBe(true)
    expect(isVideoId("y6120QOlsf")).toBe(false)
    expect(isVideoId("y6120QOlsfUU")).toBe(false)
    expect(isVideoId("y6120QOls!U")).toBe(false)
    expect(isVideoId("y6120QOlsfU\n")).toBe(false)
    expect(isVideoId("")).toBe(false)
  })

  it.each([
    "y6120QOlsfU",
    "  y6120QOlsfU ",
    "https://www.youtube.com/watch?v=y6120QOlsfU",
    "https://www.youtube.com/watch?list=PL1&v=y6120QOlsfU&t=42s",
    "youtube.com/watch?v=y6120QOlsfU",
    "http://m.youtube.com/watch?v=y6120QOlsfU",
    "https://music.youtube.com/watch?v=y6120QOlsfU",
    "https://youtu.be/y6120QOlsfU?t=5",
    "https://www.youtube.com/embed/y6120QOlsfU",
    "https://www.youtube-nocookie.com/embed/y6120QOlsfU?rel=0",
    "https://www.youtube.com/shorts/y6120QOlsfU",
    "https://www.youtube.com/live/y6120QOlsfU",
  ])("finds the id in %p", text => {
    expect(findVideoId(text)).toBe("y6120QOlsfU")
  })

  it.each([
    "<https://youtu.be/y6120QOlsfU|Rick>",
    "[youtube]https://www.youtube.com/watch?v=y6120QOlsfU[/youtube]",
    "see youtu.be/y6120QOlsfU, please",
    "||https://youtu.be/y6120QOlsfU||",
    "https://youtu.be/y6120QOlsfU&t=30",
    "https://www.youtube.com/watch?v=y6120QOlsfU?t=30",
    "https://www.youtube.com/v/y6120QOlsfU&hl=en_US&fs=1",
    "https://www.youtube.com/embed/y6120QOlsfU;rel=0",
    "https://www.youtube.com/watch&v=y6120QOlsfU",
    "_youtu.be/y6120QOlsfU_",
    "youtu.be/y6120QOlsfU%7C%7C",
    "y6120QOlsfU,",
    "<y6120QOlsfU>",
  ])("finds the id in %p, which ends where its shape ends", text => {
    expect(findVideoId(text)).toBe("y6120QOlsfU")
  })

  it.each([
    "",
    "https://youtu.be/y6120QOlsfUU,Song",
    "https://youtu.be/y6120QOlsf,Song",
    "https://www.youtube.com/redirect?q=https://example.com/?v=y6120QOlsfU",
    "me@youtu.be/y6120QOlsfU",
    "hamster",
    "https://example.com/watch?v=y6120QOlsfU",
    "https://notyoutube.com/watch?v=y6120QOlsfU",
    "https://www.youtube.com/@darude",
    "https://youtu.be/short",
    "https://www.youtube.com/embed/videoseries?list=PL1",
    "https://www.youtube.com/embed/live_stream?channel=UC1",
    "https://",
  ])("finds none in %p", text => {
    expect(findVideoId(text)).toBeNull()
  })

  it("finds every id in every address it makes itself", () => {
    fc.assert(
      fc.property(id, text => {
        expect(findVideoId(text)).toBe(text)
        expect(findVideoId(videoUrl(text))).toBe(text)
        expect(findVideoId(`https://www.youtube-nocookie.com/embed/${text}?rel=0`)).toBe(text)
      }),
    )
  })

  it("explains the error of a text exactly when it is not an id", () => {
    expect(idProblem("")).toBe("There is no id at all in the address.")
    expect(idProblem("abc")).toBe("It has 3 characters, and ids have exactly 11.")
    expect(idProblem("a")).toBe("It has 1 character, and ids have exactly 11.")
    expect(idProblem("ab c!!")).toMatch(/^It has a space, "!" in it/)
    fc.assert(fc.property(fc.oneof(id, fc.string()), text => (idProblem(text) === "") === isVideoId(text)))
  })

  it("searches for titles with any sign in them", () => {
    const url = new URL(searchUrl("R.E.M. - It's the End & more? #1"))
    expect(url.searchParams.get("search_query")).toBe("R.E.M. - It's the End & more? #1")
  })
})
