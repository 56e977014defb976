import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { readAddress, secondsOf } from "../../../src/embeds/tools/find-youtube-urls/address"
import FindYoutubeUrls from "../../../src/embeds/tools/find-youtube-urls/FindYoutubeUrls"
import {
  addressOf,
  clockOf,
  type Findings,
  find,
  formatVideos,
  playlistLinks,
  textOfVideos,
} from "../../../src/embeds/tools/find-youtube-urls/logic"
import { paperParts, turnBetween, windText } from "../../../src/embeds/tools/find-youtube-urls/winding"
import { itDeep } from "../../jest/property"

const a = "dQw4w9WgXcQ"
const b = "-1jPUB7gRyg"
const c = "6-8E4Nirh9_"

function found(text: string, ids = false): Findings {
  const steps = find(text, ids)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const idsIn = (text: string, ids = false) => found(text, ids).videos.map(({ id }) => id)

describe("an address", () => {
  it.each([
    [`https://www.youtube.com/watch?v=${a}`, "watch"],
    [`http://youtube.com/watch?feature=share&v=${a}`, "watch"],
    [`https://m.youtube.com/watch?v=${a}`, "watch"],
    [`https://music.youtube.com/watch?v=${a}&si=x`, "watch"],
    [`https://youtu.be/${a}?si=x`, "youtu.be"],
    [`https://www.youtube.com/embed/${a}`, "embed"],
    [`https://www.youtube-nocookie.com/embed/${a}?rel=0`, "embed"],
    [`https://www.youtube.com/shorts/${a}`, "shorts"],
    [`https://www.youtube.com/live/${a}?feature=share`, "live"],
    [`https://www.youtube.com/v/${a}`, "/v/"],
    [`https://www.youtube.com/e/${a}`, "/e/"],
    [`https://www.youtube.com/watch/${a}?feature=share`, "watch"],
    [`https://gaming.youtube.com/watch?v=${a}`, "watch"],
    [`https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${a}%26feature%3Dshare`, "watch"],
    [`https://m.youtube.com/attribution_link?u=https%3A%2F%2Fyoutu.be%2F${a}`, "youtu.be"],
    [`youtube.com/watch?v=${a}`, "watch"],
    [`//www.youtube.com/embed/${a}`, "embed"],
    [`YouTu.be/${a}`, "youtu.be"],
  ])("such as %s leads to the video", (address, form) => {
    expect(readAddress(address)).toMatchObject({ kind: "video", id: a, form })
    expect(found(address).videos).toEqual([{ id: a, form, start: null, list: null, times: 1, line: 1 }])
  })

  it.each([
    ["90", 90],
    ["90s", 90],
    ["1h2m3s", 3723],
    ["2m", 120],
    ["1h", 3600],
    ["1H30S", 3630],
    ["0", null],
    ["", null],
    ["soon", null],
    ["1m2h", null],
    ["-5", null],
  ])("starts at %j as %j seconds", (time, seconds) => {
    expect(secondsOf(time)).toBe(seconds)
  })

  it("starts at a time in its query or its fragment, and may be in a list", () => {
    const target = (rest: string) => readAddress(`https://www.youtube.com/watch?v=${a}${rest}`)
    expect(target("&t=1m3s&list=PLabc-1")).toMatchObject({ start: 63, list: "PLabc-1" })
    expect(target("&start=7")).toMatchObject({ start: 7, list: null })
    expect(target("#t=2m")).toMatchObject({ start: 120 })
    expect(target("&time_continue=5")).toMatchObject({ start: 5 })
    expect(target("&t=soon&list=<b>")).toMatchObject({ start: null, list: null })
  })

  it("of a list is none of a video, though videoseries has eleven letters", () => {
    for (const path of ["playlist?list=PLabc", "embed/videoseries?list=PLabc", "watch?list=PLabc"]) {
      expect(readAddress(`https://www.youtube.com/${path}`)).toEqual({ kind: "list", list: "PLabc" })
    }
  })

  it("of something else is something else", () => {
    for (const path of [
      "@juhq",
      "",
      "results?search_query=x",
      "embed/live_stream?channel=UCx",
      "channel/UCx",
    ]) {
      expect(readAddress(`https://www.youtube.com/${path}`)).toEqual({ kind: "other" })
    }
  })

  it("with an id that can't be one is broken, and it is told why", () => {
    expect(readAddress("https://youtu.be/short")).toEqual({
      kind: "broken",
      why: "It has 5 characters, and ids have exactly 11.",
    })
    expect(readAddress("youtube.com/watch?v=dQw4w9WgXc!")).toMatchObject({ kind: "broken" })
  })
})

describe("an id", () => {
  it.each([
    [`https://youtu.be/${a},Song`, null],
    [`||https://youtu.be/${a}||`, null],
    [`<https://youtu.be/${a}|Rick>`, null],
    [`|Song|https://youtu.be/${a}|3:32|`, null],
    [`| https://youtu.be/${a}|`, null],
    [`[youtube]https://www.youtube.com/watch?v=${a}[/youtube]`, null],
    [`[youtube]https://youtu.be/${a}[/youtube][b]x[/b]`, null],
    [`https://youtu.be/${a}[Rick]`, null],
    [`https://youtu.be/${a}(Rick)`, null],
    [`https://youtu.be/${a};Rick`, null],
    [`https://youtu.be/${a}!important`, null],
    [`https://youtu.be/${a}@3`, null],
    [`https://youtu.be/${a}:`, null],
    [`https://youtu.be/${a}=`, null],
    [`https://youtu.be/${a}*Rick*`, null],
    [`https://youtu.be/${a}~~`, null],
    [`_https://youtu.be/${a}_,Rick`, null],
    [`https://youtu.be/${a}+Rick`, null],
    [`https://youtu.be/${a}%7CRick`, null],
    [`https://youtu.be/${a}%22`, null],
    [`https://x.example/?u=https%3A%2F%2Fyoutu.be%2F${a}%7C%`, null],
    [`https://youtu.be/${a}&t=30`, 30],
    [`https://youtu.be/${a}&amp;t=30`, 30],
    [`https://www.youtube.com/watch?v=${a}?t=30`, 30],
    [`https://www.youtube.com/watch?v=${a}&t=30s|Rick`, 30],
    [`https://www.youtube.com/watch?v=${a}&t=1m5s,Rick`, 65],
    [`https://youtu.be/${a}?t=30]`, 30],
    [`https://www.youtube.com/watch?v=${a},Rick&t=30`, 30],
    [`http://www.youtube.com/v/${a}&hl=en_US&fs=1`, null],
    [`https://www.youtube.com/embed/${a}&start=30`, 30],
    [`https://www.youtube.com/shorts/${a}|Rick`, null],
    [`https://www.youtube.com/watch&v=${a}`, null],
  ])("ends where its shape ends: %s", (text, start) => {
    expect(found(text)).toMatchObject({ videos: [{ id: a, start }], broken: [], addresses: 1 })
  })

  it("ends at any sign that no id has, in every kind of address, and so does a list's", () => {
    const sign = fc.constantFrom(..."!$()*+,./:;=?@[]|~&#%\"'<>\\^`{} \n\t。」、»”")
    const word = fc.stringMatching(/^[A-Za-z0-9]{0,8}$/)
    const before = fc.constantFrom(
      "https://youtu.be/",
      "youtube.com/embed/",
      "https://www.youtube.com/v/",
      "https://m.youtube.com/watch?v=",
      "https://www.youtube.com/watch?feature=share&v=",
      "https://www.youtube.com/shorts/",
    )
    const id = fc.stringMatching(/^[\w-]{10}[A-Za-z0-9]$/).filter(text => text !== "videoseries")
    fc.assert(
      fc.property(before, id, sign, word, (start, id, sign, word) => {
        // "%30" is a zero, which an id may have.
        fc.pre(sign !== "%" || !/^[\da-f]{2}/i.test(word))
        expect(found(`${start}${id}${sign}${word}`)).toMatchObject({ videos: [{ id }], broken: [] })
        expect(found(`youtu.be/${a}?list=PL${id}${sign}${word}`).lists).toMatchObject([{ list: `PL${id}` }])
        expect(found(`youtu.be/${a}?t=30${sign}${word}`).videos).toMatchObject([{ start: 30 }])
      }),
    )
  })

  it("that is too long or too short is broken whatever follows it, and the reason names no sign that isn't there", () => {
    const why = (text: string) => found(text).broken[0]?.why
    expect(why("https://youtu.be/short,Song")).toBe("It has 5 characters, and ids have exactly 11.")
    expect(why("https://youtu.be/short|Song")).toBe("It has 5 characters, and ids have exactly 11.")
    expect(why(`https://youtu.be/${a}x|Song`)).toBe("It has 12 characters, and ids have exactly 11.")
    expect(why("https://youtu.be/dQw4w9|gXcQ")).toMatch(/^It has "\|" in it/)
    expect(why("https://youtu.be/dQw4w9WgXc!a")).toBe("It has 10 characters, and ids have exactly 11.")
  })
})

describe("the search", () => {
  it.each([
    [
      "Markdown",
      `[x](https://youtu.be/${a}), ![y](https://youtu.be/${b} "title") and <https://youtu.be/${c}>`,
    ],
    [
      "HTML",
      `<a href="https://youtu.be/${a}">x</a><iframe src='//www.youtube.com/embed/${b}'></iframe>youtu.be/${c}<br>`,
    ],
    [
      "HTML with entities",
      `https://www.youtube.com/watch?x=1&amp;v=${a}&quot; (youtu.be/${b}&gt; &lt;youtu.be/${c}&lt;/b&gt;`,
    ],
    ["a sentence", `See youtu.be/${a}, youtu.be/${b}; and "youtu.be/${c}". Or not?`],
    ["questions and brackets", `(https://youtu.be/${a})? (see youtu.be/${b}!) [youtu.be/${c}]...`],
    ["Chinese and Japanese", `看https://youtu.be/${a}，还有https://youtu.be/${b}。「youtu.be/${c}」です`],
    [
      "words that are not Latin",
      `https://youtu.be/${a}を見て, https://youtu.be/${b}؟ https://youtu.be/${c}…`,
    ],
    ["emphasis", `*https://youtu.be/${a}* **youtu.be/${b}** __https://youtu.be/${c}__`],
    [
      "JSON",
      `{"u":"https:\\/\\/www.youtube.com\\/watch?x=1\\u0026v=${a}","w":"https://youtu.be/${b}\\n${c}","z":"youtu.be/${c}"}`,
    ],
    [
      "another address",
      `https://example.com/?u=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${a}%26t%3D9&x=https%3a%2f%2fyoutu.be%2f${b} https://web.archive.org/web/https://youtu.be/${c}`,
    ],
    [
      "an address of YouTube's own",
      `https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2F${a}&format=json\nyoutu.be/${b} youtu.be/${c}`,
    ],
    ["glued words", `katsohttps://youtu.be/${a} b:youtu.be/${b},youtu.be/${c}`],
  ])("finds addresses in %s", (_, text) => {
    expect(idsIn(text)).toEqual([a, b, c])
  })

  it.each([
    `https://notyoutube.com/watch?v=${a}`,
    `https://evil.youtube.com/watch?v=${a}`,
    `https://www.youtube.com/attribution_link?u=https%3A%2F%2Fexample.com%2Fwatch%3Fv%3D${a}`,
    `https://youtube.com.example.com/watch?v=${a}`,
    `somebody@youtube.com/${a}`,
    `youtube.org/watch?v=${a}`,
    a,
  ])("finds nothing in %s", text => {
    expect(found(text)).toMatchObject({ videos: [], addresses: 0 })
  })

  it("keeps the first of several addresses of a video, counts them, and tells its line", () => {
    const text = `youtu.be/${b}\n\nyoutu.be/${a}?t=90\r\nyoutube.com/watch?v=${a}&t=5 youtube.com/shorts/${a}`
    expect(found(text)).toMatchObject({
      videos: [
        { id: b, times: 1, line: 1 },
        { id: a, times: 3, line: 3, start: 90, form: "youtu.be" },
      ],
      addresses: 4,
    })
  })

  it("gathers lists, broken addresses and the rest", () => {
    const text = `youtube.com/playlist?list=PLx\nyoutu.be/${a}?list=PLx\nyoutu.be/short.\nyoutube.com/@juhq`
    expect(found(text)).toMatchObject({
      lists: [{ list: "PLx", line: 1, times: 2 }],
      broken: [{ written: "youtu.be/short", line: 3 }],
      others: 1,
    })
  })

  it("takes lines of nothing but an id for ids only when it is asked to", () => {
    const text = `${a}\n  ${b}\t\r\nnot ${c}\n${c}x\nyoutu.be/${c}`
    expect(idsIn(text)).toEqual([c])
    expect(idsIn(text, true)).toEqual([a, b, c])
    expect(found(text, true).videos[0]).toMatchObject({ form: "id", line: 1 })
  })

  it("finds every address wherever the text is cut for searching", () => {
    const anId = fc.string({ unit: fc.constantFrom(..."abcXYZ019-_"), minLength: 11, maxLength: 11 })
    const dull = fc.constantFrom(
      " ",
      "\n",
      "x ",
      "lorem ipsum, ",
      "https://example.com/a?b ",
      "ä",
      "(",
      "youtube.com ",
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anId, fc.array(dull), fc.integer({ min: 0, max: 60_000 })), { maxLength: 6 }),
        parts => {
          const text = parts
            .map(
              ([id, between, gap]) => `${between.join("")}${" ".repeat(gap)} https://youtu.be/${id}?t=1 \n`,
            )
            .join("")
          expect(idsIn(text, true)).toEqual([...new Set(parts.map(([id]) => id))])
        },
      ),
      { numRuns: 60 },
    )
  })

  itDeep.each([
    ["no address", "lorem ipsum "],
    ["no space", "x"],
    ["line breaks only", "\n"],
  ])("goes through ten million letters with %s in small steps", (_, unit) => {
    const steps = find(unit.repeat(Math.ceil(10_000_000 / unit.length)), true)
    let last = 0
    let count = 0
    for (let step = steps.next(); !step.done; step = steps.next()) {
      expect(step.value).toBeGreaterThan(last)
      last = step.value
      count++
    }
    expect(count).toBeGreaterThanOrEqual(150)
  })
})

describe("what is made of them", () => {
  it("is a time as on a clock", () => {
    expect([9, 90, 3723].map(clockOf)).toEqual(["0:09", "1:30", "1:02:03"])
  })

  it("is an address that starts where the video did", () => {
    expect(addressOf({ id: a, start: 90 })).toBe(`https://www.youtube.com/watch?v=${a}&t=90`)
    expect(addressOf({ id: a, start: null })).toBe(`https://www.youtube.com/watch?v=${a}`)
  })

  it("is one playlist link for each fifty videos", () => {
    const ids = Array.from({ length: 101 }, (_, i) => `${i}`.padStart(11, "x"))
    const links = playlistLinks(ids)
    expect(links.map(link => link.split("=")[1]?.split(",").length)).toEqual([50, 50, 1])
    expect(links[0]).toMatch(/^https:\/\/www\.youtube\.com\/watch_videos\?video_ids=xxxxxxxxxx0,xxxxxxxxxx1,/)
    expect(playlistLinks([])).toEqual([])
  })

  it("survives the way through a link to this page", () => {
    const text = formatVideos([
      { id: a, start: 90 },
      { id: b, start: null },
    ])
    expect(text).toBe(`${a}.90,${b}`)
    expect(found(textOfVideos(text)).videos).toMatchObject([
      { id: a, start: 90 },
      { id: b, start: null },
    ])
    expect(textOfVideos(`<script>,${a}.x1,${b}x`)).toBe(`https://www.youtube.com/watch?v=${a}`)
  })
})

describe("the page", () => {
  const start = `youtu.be/${a}?t=90 and again youtube.com/watch?v=${a} and youtube.com/shorts/${b}`
  const said = () => screen.getAllByText(/video|song|pasted|Looking/, { selector: "p[role=status]" })[0]
  const query = (key: string) => new URLSearchParams(window.location.search).get(key)
  const codes = () =>
    within(screen.getByRole("region", { name: "Videos" }))
      .getAllByRole("listitem")
      .map(row => row.querySelector("code")?.textContent)
  beforeEach(() => {
    window.history.replaceState(null, "", "/tools/find-youtube-urls")
  })
  afterEach(() => jest.useRealTimers())

  it("lists the videos with links to the player here and to YouTube, and asks nobody for pictures", async () => {
    const { container } = render(<FindYoutubeUrls start={start} />)
    expect(said()).toHaveTextContent("2 videos, 1 double removed.")
    expect(codes()).toEqual([a, b])
    expect(screen.getByText(/Line 1, a short address, from 1:30/)).toHaveTextContent("2 times in all")
    expect(screen.getByRole("link", { name: `Watch here video ${a}` })).toHaveAttribute(
      "href",
      `/youtube/${a}`,
    )
    expect(screen.getByRole("link", { name: new RegExp(`On YouTube video ${a}`) })).toHaveAttribute(
      "href",
      `https://www.youtube.com/watch?v=${a}&t=90`,
    )
    expect(container.querySelector("img")).toBeNull()
  })

  it("fetches the real pictures after a press, and draws its own where they don't come", async () => {
    const user = userEvent.setup()
    const { container } = render(<FindYoutubeUrls start={start} />)
    await user.click(screen.getByRole("button", { name: "Ask YouTube for the real pictures" }))
    const pictures = [...container.querySelectorAll("img")]
    expect(pictures.map(({ src }) => src)).toEqual(
      [a, b].map(id => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`),
    )
    for (const picture of pictures) fireEvent.error(picture)
    expect(container.querySelector("img")).toBeNull()
  })

  it("makes a playlist of the videos that are kept, and a link to this page with them", async () => {
    const user = userEvent.setup()
    render(<FindYoutubeUrls start={start} />)
    const link = () => screen.getByRole("link", { name: /Play them all/ }).getAttribute("href")
    expect(link()).toBe(`https://www.youtube.com/watch_videos?video_ids=${a},${b}`)
    expect(query("videos")).toBeNull()
    await user.click(screen.getByLabelText(`keep it video ${a}`))
    expect(link()).toBe(`https://www.youtube.com/watch_videos?video_ids=${b}`)
    expect(query("videos")).toBe(b)
    expect(said()).toHaveTextContent("1 of 2 videos kept, 1 double removed.")
    await user.click(screen.getByLabelText(`keep it video ${b}`))
    expect(said()).toHaveTextContent("None of 2 videos is kept.")
    await user.click(screen.getByLabelText(`keep it video ${b}`))
    await user.click(screen.getByLabelText(`keep it video ${a}`))
    expect(query("videos")).toBe(`${a}.90,${b}`)
    await user.click(screen.getByRole("button", { name: "Copy the addresses" }))
    expect(await navigator.clipboard.readText()).toBe(
      `https://www.youtube.com/watch?v=${a}&t=90\nhttps://www.youtube.com/watch?v=${b}`,
    )
  })

  it("begins with the videos in the link", () => {
    window.history.replaceState(null, "", `/tools/find-youtube-urls?videos=${b}.90`)
    render(<FindYoutubeUrls start={start} />)
    expect(screen.getByLabelText("Paste a letter of your own")).toHaveValue(
      `https://www.youtube.com/watch?v=${b}&t=90`,
    )
    expect(codes()).toEqual([b])
  })

  it("searches what is typed, invites who has nothing, starts again and takes that back", async () => {
    const user = userEvent.setup()
    render(<FindYoutubeUrls start={start} />)
    const box = screen.getByLabelText("Paste a letter of your own")
    await user.clear(box)
    expect(said()).toHaveTextContent("Nothing was pasted")
    await user.click(box)
    await user.paste(`no. youtu.be/oops\n${a}`)
    expect(said()).toHaveTextContent("No song in it.")
    expect(screen.getByText(/Line 1:/)).toHaveTextContent("youtu.be/oops. It has 4 characters")
    await user.click(screen.getByLabelText("A line of eleven letters alone is an id too"))
    expect(codes()).toEqual([a])
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(box).toHaveValue(start)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box).toHaveValue(`no. youtu.be/oops\n${a}`)
  })

  it("shows twenty of many videos, and more when asked", async () => {
    const user = userEvent.setup()
    const many = Array.from({ length: 61 }, (_, i) => `youtu.be/${`${i}`.padStart(11, "x")}`).join(" ")
    render(<FindYoutubeUrls start={many} />)
    expect(codes()).toHaveLength(20)
    await user.click(screen.getByRole("button", { name: "Show 20 more of the 41 left" }))
    expect(codes()).toHaveLength(40)
    expect(screen.getByRole("link", { name: /Play 1 to 50/ })).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /Play 51 to 61/ })).toBeInTheDocument()
  })

  it("reads a file that is chosen or dropped, and says when it can't", async () => {
    const user = userEvent.setup()
    render(<FindYoutubeUrls start="" />)
    const field = screen.getByLabelText(/Or drop a file/)
    await user.upload(field, new File([`<a href="https://youtu.be/${a}">`], "songs.html"))
    await waitFor(() => expect(codes()).toEqual([a]))
    const gone = new File(["x"], "gone.txt")
    await user.upload(
      field,
      Object.assign(gone, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }) }),
    )
    expect(await screen.findByRole("alert")).toHaveTextContent("gone.txt can't be read.")
    const huge = Object.defineProperty(new File(["x"], "huge.txt"), "size", { value: 60_000_000 })
    await user.upload(field, huge)
    expect(screen.getByRole("alert")).toHaveTextContent("huge.txt is larger than 50 MB")
    const dropped = new File([`youtu.be/${b}`], "more.txt")
    fireEvent.drop(field, { dataTransfer: { files: [dropped] } })
    await waitFor(() => expect(codes()).toEqual([b]))
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(codes()).toEqual([a])
  })

  itDeep("searches ten million letters without freezing", () => {
    jest.useFakeTimers({ doNotFake: ["Date"] })
    render(<FindYoutubeUrls start={start} />)
    const huge = `${"lorem ipsum ".repeat(900_000)}https://youtu.be/${c}\n`
    fireEvent.paste(screen.getByLabelText("Paste a letter of your own"), {
      clipboardData: { getData: () => huge },
    })
    expect(said()).toHaveTextContent("Looking through it.")
    while (screen.queryByRole("progressbar")) act(() => jest.runOnlyPendingTimers())
    expect(codes()).toContain(c)
    fireEvent.click(screen.getByRole("button", { name: "Empty the box" }))
    expect(said()).toHaveTextContent("Nothing was pasted")
    fireEvent.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByText(/10,800,/)).toBeInTheDocument()
  })

  it("has a cassette with a label that goes along in the link", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", `/tools/find-youtube-urls?videos=${b}.90`)
    render(<FindYoutubeUrls start={start} />)
    await user.type(screen.getByLabelText("Write on the label"), "For Raimo")
    expect(screen.getByRole("img", { name: /^A cassette/ })).toHaveAccessibleName(/labelled For Raimo/)
    expect(window.location.search).toBe(`?videos=${b}.90&label=For+Raimo`)
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByLabelText("Write on the label")).toHaveValue("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByLabelText("Write on the label")).toHaveValue("For Raimo")
  })

  it("pulls an address out of the letter at each turn of the pencil", async () => {
    const user = userEvent.setup()
    const { container } = render(<FindYoutubeUrls start={start} />)
    const turn = () => user.click(screen.getByRole("button", { name: "Turn the pencil" }))
    const gone = () => container.querySelectorAll("mark[data-gone]").length
    expect(container.querySelectorAll("mark")).toHaveLength(3)
    await turn()
    expect(screen.getByText("One song is on the tape.")).toBeInTheDocument()
    expect(gone()).toBe(1)
    await turn()
    expect(screen.getByText("That one again. Snip.")).toBeInTheDocument()
    await turn()
    expect(screen.getByText("2 songs are on the tape. That was all.")).toBeInTheDocument()
    expect(screen.getByRole("img", { name: /^A cassette/ })).toHaveAccessibleName(/100 per cent wound$/)
  })

  it("winds all at once, and a tape that comes by a link is wound already", async () => {
    const user = userEvent.setup()
    const { unmount } = render(<FindYoutubeUrls start={start} />)
    await user.click(screen.getByRole("button", { name: "Wind it all" }))
    expect(screen.getByRole("img", { name: /100 per cent wound$/ })).toBeInTheDocument()
    unmount()
    window.history.replaceState(null, "", `/tools/find-youtube-urls?videos=${b}&label=For+Raimo`)
    render(<FindYoutubeUrls start={start} />)
    expect(screen.getByRole("img", { name: /labelled For Raimo: 100 per cent wound$/ })).toBeInTheDocument()
  })

  it("is wound by a pencil that is dragged round", () => {
    const { container } = render(<FindYoutubeUrls start={start} />)
    const cassette = screen.getByRole("img", { name: /^A cassette/ })
    cassette.getBoundingClientRect = () => new DOMRect(0, 0, 160, 156)
    const point = (type: string, angle: number) =>
      fireEvent(
        cassette,
        new MouseEvent(type, {
          bubbles: true,
          clientX: 52 + 20 * Math.cos(angle),
          clientY: 102 + 20 * Math.sin(angle),
        }),
      )
    point("pointerdown", 0)
    for (let i = 1; i <= 7; i++) point("pointermove", i)
    point("pointerup", 7)
    expect(container.querySelectorAll("mark[data-gone]")).toHaveLength(1)
  })
})

describe("the winding", () => {
  it("takes the shorter way round", () => {
    expect(turnBetween(0, 1)).toBeCloseTo(1)
    expect(turnBetween(3, -3)).toBeCloseTo(2 * Math.PI - 6)
    expect(turnBetween(-3, 3)).toBeCloseTo(6 - 2 * Math.PI)
  })

  it("knows which addresses tear", () => {
    const { spots } = found("youtu.be/oops and youtube.com/feed/trending?x=1")
    expect(spots.map(({ kind }) => kind)).toEqual(["broken", "other"])
    expect(windText(spots, 1)).toBe("It tore. There is no such song.")
    expect(windText(spots, 0)).toBe("")
  })

  it("keeps the text round the addresses as it is", () => {
    const text = `hear (https://youtu.be/${a}), please, or //youtu.be/${b}!`
    const parts = paperParts(text, found(text).spots)
    expect(parts.map(part => part.text).join("")).toBe(text)
    expect(parts.filter(({ spot }) => spot !== null).map(part => part.text)).toEqual([
      `https://youtu.be/${a}`,
      `//youtu.be/${b}`,
    ])
  })
})
