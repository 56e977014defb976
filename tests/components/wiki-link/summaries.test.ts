/** @jest-environment jsdom */
import { loadSummary, retryDelayMs, timeoutMs } from "../../../src/components/wiki-link/summaries"

const agent = "juhq.fi (https://juhq.fi)"
const answer = (extract?: string) =>
  ({ ok: true, json: async () => ({ query: { pages: { 1: { extract } } } }) }) as Response

let places = 0
/** An article that nobody has asked for yet. */
const article = () => ({ language: "en", title: `Hamster ${places++}` })
const ask = (what: { language: string; title: string }, signal = new AbortController().signal) =>
  loadSummary(what, agent, signal)

describe("the summaries", () => {
  const asked = jest.fn<Promise<Response>, [string, RequestInit]>()

  beforeEach(() => {
    jest.useFakeTimers()
    asked.mockReset()
    Object.assign(globalThis, { fetch: asked })
  })

  afterEach(() => {
    Reflect.deleteProperty(globalThis, "fetch")
    jest.useRealTimers()
  })

  it("say who asks, and ask for each article once", async () => {
    asked.mockResolvedValue(answer("It eats."))
    const hamster = article()
    expect(await ask(hamster)).toBe("It eats.")
    expect(await ask({ ...hamster })).toBe("It eats.")
    expect(asked).toHaveBeenCalledTimes(1)
    expect(asked.mock.calls[0]?.[1].headers).toEqual({ "Api-User-Agent": agent })
  })

  it("remember that there is none", async () => {
    asked.mockResolvedValue(answer())
    const hamster = article()
    expect(await ask(hamster)).toBeNull()
    expect(await ask(hamster)).toBeNull()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["a refusal", () => asked.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
    [
      "too many requests",
      () => asked.mockResolvedValueOnce({ ok: false, statusText: "Too many" } as Response),
    ],
    [
      "words that are no JSON",
      () =>
        asked.mockResolvedValueOnce({ ok: true, json: () => Promise.reject(new SyntaxError()) } as Response),
    ],
  ])("are null after %s, and are asked for again a minute later", async (_, fail) => {
    fail()
    const hamster = article()
    expect(await ask(hamster)).toBeNull()
    asked.mockResolvedValue(answer("It eats."))
    jest.advanceTimersByTime(retryDelayMs - 1)
    expect(await ask(hamster)).toBeNull()
    jest.advanceTimersByTime(1)
    expect(await ask(hamster)).toBe("It eats.")
  })

  it("are given up after five seconds", async () => {
    hang()
    const hamster = article()
    const got = ask(hamster)
    const signal = asked.mock.calls[0]?.[1].signal
    jest.advanceTimersByTime(timeoutMs - 1)
    expect(signal?.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(await got).toBeNull()
  })

  it("that are no longer wanted are asked for again when they are", async () => {
    hang()
    const hamster = article()
    const gone = new AbortController()
    const got = ask(hamster, gone.signal)
    gone.abort()
    expect(await got).toBeNull()
    asked.mockResolvedValue(answer("It eats."))
    expect(await ask(hamster)).toBe("It eats.")
    expect(jest.getTimerCount()).toBe(0)
  })

  /** The next request never ends by itself. */
  function hang() {
    asked.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")))
        }),
    )
  }
})
