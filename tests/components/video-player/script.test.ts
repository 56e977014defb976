/** @jest-environment jsdom */
import type { loadScript as Load } from "../../../src/components/video-player/script"

/** The module as it is on a page that has just been opened. */
function fresh(): typeof Load {
  let load: typeof Load | undefined
  jest.isolateModules(() => {
    load = jest.requireActual("../../../src/components/video-player/script").loadScript
  })
  if (!load) throw new Error("The module did not load.")
  return load
}

const scripts = () => [...document.querySelectorAll("script")]

/** Acts as YouTube's script does once both of its parts have loaded. */
function arrive() {
  window.YT = { Player: class {}, loading: 1 }
  window.onYouTubeIframeAPIReady?.()
}

describe("script", () => {
  afterEach(() => {
    for (const script of scripts()) script.remove()
    delete window.YT
    delete window.onYouTubeIframeAPIReady
    jest.useRealTimers()
  })

  it("asks YouTube once, however many players wait for it", async () => {
    const load = fresh()
    const both = Promise.all([load(), load()])
    expect(scripts().map(({ src }) => src)).toEqual(["https://www.youtube.com/iframe_api"])
    arrive()
    await expect(both).resolves.toHaveLength(2)
  })

  it("asks for nothing when the script is there", async () => {
    window.YT = { Player: class {} }
    await expect(fresh()()).resolves.toBeUndefined()
    expect(scripts()).toHaveLength(0)
  })

  it("lets others who wait for the script have it too", async () => {
    const other = jest.fn()
    window.onYouTubeIframeAPIReady = other
    const loaded = fresh()()
    arrive()
    await loaded
    expect(other).toHaveBeenCalledTimes(1)
  })

  it("says when the script is blocked, and asks anew the next time", async () => {
    const load = fresh()
    const blocked = load()
    scripts()[0]?.dispatchEvent(new Event("error"))
    await expect(blocked).rejects.toThrow("could not be loaded")
    expect(scripts()).toHaveLength(0)
    const again = load()
    expect(scripts()).toHaveLength(1)
    arrive()
    await expect(again).resolves.toBeUndefined()
  })

  it("gives up after ten seconds, and lets a script that stopped half-way begin again", async () => {
    jest.useFakeTimers()
    const late = fresh()()
    window.YT = { loading: 1 }
    const told = expect(late).rejects.toThrow("could not be loaded")
    await jest.advanceTimersByTimeAsync(10_000)
    await told
    expect(window.YT.loading).toBe(0)
  })
})
