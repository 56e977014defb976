/** Simulates browsers that lack features, return wrong data or are at their limits. */
import type { BrowserContextOptions, Page } from "@playwright/test"

export type Hostile = {
  name: string
  options?: BrowserContextOptions
  /** Prepares the page's browser before navigation. */
  prepare?: (page: Page) => Promise<unknown>
  /** Console messages that the browser itself writes in this case. */
  excuse?: RegExp
}

const scripted = (name: string, script: () => void): Hostile => ({
  name,
  prepare: page => page.addInitScript(script),
})

/** Makes every entry of the site's storage read as `value`. */
const storedAs = (name: string, value: string): Hostile => ({
  name: `what was kept is ${name}`,
  prepare: page =>
    page.addInitScript(text => {
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (key) {
        return key.startsWith("juhq") ? text : getItem.call(this, key)
      }
    }, value),
})

export const hostileBrowsers: readonly Hostile[] = [
  scripted("storage is switched off", () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied.", "SecurityError")
        },
      })
  }),
  scripted("storage is full", () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    }
  }),
  storedAs("cut off", '{"v":1,"data":{"a'),
  storedAs("of another kind", '{"v":1,"data":-1}'),
  storedAs("a list of nothing", '{"v":1,"data":[null,{},[[]],"__proto__"]}'),
  storedAs("from an older version", '{"v":0,"data":{"old":true}}'),
  storedAs("of no version", '"juhq"'),
  scripted("there is no speech, sound, clipboard, notification or sharing", () => {
    for (const name of [
      "speechSynthesis",
      "SpeechSynthesisUtterance",
      "AudioContext",
      "webkitAudioContext",
      "Audio",
      "Notification",
      "Worker",
      "OffscreenCanvas",
      "MediaRecorder",
    ])
      Object.defineProperty(window, name, { value: undefined })
    for (const name of [
      "clipboard",
      "share",
      "canShare",
      "geolocation",
      "vibrate",
      "connection",
      "mediaDevices",
      "mediaSession",
      "getBattery",
      "userAgentData",
      "permissions",
      "wakeLock",
      "storage",
    ])
      Object.defineProperty(Navigator.prototype, name, { value: undefined })
  }),
  scripted("there is no canvas", () => {
    HTMLCanvasElement.prototype.getContext = () => null
  }),
  scripted("the clock jumps", () => {
    const Real = window.Date
    const began = Real.now()
    let jumps = 0
    // Jumps by years, hours and seconds in both directions, but never within a task.
    const jumpsMs = [0, 3.2e10, -3.2e10, 3_600_000, -7_200_000, 1.6e12, -1.7e12, 61_000]
    let at = began
    setInterval(() => {
      jumps++
      at = Real.now() + (jumpsMs[jumps % jumpsMs.length] ?? 0)
    }, 250)
    window.Date = new Proxy(Real, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length > 0 ? args : [at], newTarget),
      apply: () => new Real(at).toString(),
      get: (target, key) => (key === "now" ? () => at : Reflect.get(target, key)),
    })
  }),
  { name: "the place is Kiritimati", options: { timezoneId: "Pacific/Kiritimati" } },
  { name: "the place is the Chatham Islands", options: { timezoneId: "Pacific/Chatham" } },
  {
    name: "no font arrives",
    prepare: page => page.route(/\.(woff2?|ttf)$/, route => route.abort()),
    excuse: /Failed to load resource|font/i,
  },
  { name: "the screen is a phone's", options: { viewport: { width: 375, height: 812 } } },
  { name: "everything is twice as large", options: { viewport: { width: 640, height: 400 } } },
]
