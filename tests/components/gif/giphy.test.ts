/** @jest-environment jsdom */
import type * as Giphy from "../../../src/components/gif/giphy"
import { seeded } from "../../../src/lib/game/random"

const asked = jest.fn()
let giphy: typeof Giphy

const picture = (id: string) => ({
  id,
  title: `GIF ${id}`,
  images: {
    fixed_height: { url: `${id}.gif`, webp: `${id}.webp`, width: "300", height: "200" },
    fixed_height_still: { url: `${id}_s.gif` },
  },
})
const pictures = Array.from({ length: 25 }, (_, i) => picture(`g${i}`))

function answer(body: unknown, status = 200, statusText = "OK") {
  asked.mockResolvedValue({
    ok: status < 400,
    status,
    statusText,
    json: () => (body === undefined ? Promise.reject(new SyntaxError("no JSON")) : Promise.resolve(body)),
  })
}
const good = { data: pictures, pagination: {}, meta: { response_id: "r1" } }

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  asked.mockReset()
  Object.assign(globalThis, { fetch: asked })
  giphy = await import("../../../src/components/gif/giphy")
})
afterEach(() => jest.useRealTimers())

describe("a search for GIFs", () => {
  it("asks with term, key and pingback id, and takes a sample of fixed-height images", async () => {
    answer(good)
    const gifs = await giphy.searchGifs("key", "fat hamster", 3, seeded(1))
    const url = new URL(asked.mock.calls[0][0])
    expect(url.origin + url.pathname).toBe("https://api.giphy.com/v1/gifs/search")
    expect(url.searchParams.get("q")).toBe("fat hamster")
    expect(url.searchParams.get("api_key")).toBe("key")
    expect(url.searchParams.get("pingback_id")).toMatch(/\w+/)
    expect(gifs).toHaveLength(3)
    const [{ id, ...first } = { id: "" }] = gifs
    expect(first).toEqual({
      title: `GIF ${id}`,
      url: `${id}.gif`,
      webp: `${id}.webp`,
      still: `${id}_s.gif`,
      width: 300,
      height: 200,
    })
  })

  it("asks once in 60 seconds for the same term", async () => {
    answer(good)
    const ask = () => giphy.searchGifs("key", "hamster", 1, seeded(1))
    await ask()
    jest.advanceTimersByTime(59_999)
    await ask()
    expect(asked).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1)
    await ask()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it("asks again 6 seconds after a failure", async () => {
    answer(undefined, 500)
    const ask = () => giphy.searchGifs("key", "hamster", 1, seeded(1))
    await expect(ask()).rejects.toThrow("Error fetching")
    jest.advanceTimersByTime(5999)
    await expect(ask()).rejects.toThrow("Error fetching")
    expect(asked).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1)
    answer(good)
    expect(await ask()).toHaveLength(1)
  })
})

describe("a search that fails", () => {
  const failure = () => giphy.searchGifs("key", "hamster", 1, seeded(1)).catch((error: unknown) => error)

  it("says 'Error fetching', prefixed by the library's name, with url, status and status text", async () => {
    answer(undefined, 503, "Service Unavailable")
    expect(await failure()).toMatchObject({
      message: "@giphy/js-fetch-api: Error fetching",
      url: expect.stringContaining("https://api.giphy.com/v1/gifs/search?"),
      status: 503,
      statusText: "Service Unavailable",
    })
  })

  it.each([
    ["message", { message: "API rate limit exceeded" }],
    ["meta", { meta: { msg: "API rate limit exceeded" } }],
  ])("says what the server says in its %s", async (_, body) => {
    answer(body, 429, "Too Many Requests")
    expect(await failure()).toMatchObject({
      message: "@giphy/js-fetch-api: API rate limit exceeded",
      status: 429,
    })
  })

  it("does not take a response without a response id", async () => {
    answer({ data: pictures, pagination: {}, meta: {} })
    expect(await failure()).toMatchObject({ message: "synthetic response", status: 0 })
  })

  it("gives up after 8 seconds", async () => {
    asked.mockReturnValue(new Promise(() => {}))
    const failed = failure()
    await jest.advanceTimersByTimeAsync(8000)
    expect(await failed).toEqual(new Error("GIPHY did not answer in time."))
  })
})
