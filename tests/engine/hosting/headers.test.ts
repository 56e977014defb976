import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  headersFor,
  immutableCache,
  isHashed,
  permissions,
  revalidateCache,
  securityHeaders,
} from "../../../src/engine/hosting/headers"
import { filesIn } from "../../../src/engine/read"

const root = join(__dirname, "../../..")
const code = filesIn(root, "src", ".ts")
  .concat(filesIn(root, "src", ".tsx"))
  .map(file => readFileSync(join(root, file), "utf8"))
  .join("\n")

describe("how long a file is kept", () => {
  it.each([
    "/app-3dc548f236e8bb059db7.js",
    "/component---src-templates-page-tsx-3dc548f236e8bb059db7.js",
    "/1010.c16f2f28f6f0afdc051c.css",
    "/static/comic-neue-latin-400-normal-b8ab1ee0e1e3a40f3b9a5b5b7c1b4e11.woff2",
    "/static/62567173fc7d8280550ced4cb11d6fd7/hamster.png",
  ])("%s, named by its digest, for a year", path => {
    expect(headersFor(path)["Cache-Control"]).toBe(immutableCache)
  })

  it.each([
    "/index.html",
    "/time/index.html",
    "/page-data/time/page-data.json",
    "/page-data/sq/d/1234567890.json",
    "/sw.js",
    "/frameset/style.css",
    "/rss.xml",
    "/films/app-3dc548f236e8bb059db7.js",
    "/x-3dc548f236e8bb059db7.json",
    "/static",
  ])("%s is asked for again", path => {
    expect(isHashed(path)).toBe(false)
    expect(headersFor(path)["Cache-Control"]).toBe(revalidateCache)
  })
})

describe("what protects a visitor", () => {
  it("comes with every file", () => {
    for (const path of ["/index.html", "/static/a.png"])
      expect(headersFor(path)).toMatchObject(securityHeaders())
  })

  it("lets the player know who embeds it", () => {
    expect(securityHeaders()["Referrer-Policy"]).toBe("strict-origin-when-cross-origin")
  })

  it.each([
    ["geolocation", "navigator.geolocation"],
    ["camera", "getUserMedia"],
    ["microphone", "getUserMedia"],
    ["display-capture", "getDisplayMedia"],
    ["accelerometer", "DeviceMotionEvent"],
    ["gyroscope", "DeviceOrientationEvent"],
    ["magnetometer", "Magnetometer"],
    ["midi", "requestMIDIAccess"],
    ["usb", "navigator.usb"],
    ["payment", "PaymentRequest"],
    ["screen-wake-lock", "wakeLock"],
    ["fullscreen", "requestFullscreen"],
    ["publickey-credentials-get", "navigator.credentials"],
    ["xr-spatial-tracking", "navigator.xr"],
  ])("gives the site %s where its code uses it, and only there", (name, word) => {
    expect({ name, allowed: permissions[name]?.startsWith("self") }).toEqual({
      name,
      allowed: code
        .replaceAll(readFileSync(join(root, "src/engine/hosting/headers.ts"), "utf8"), "")
        .includes(word),
    })
  })

  it("is nothing that could end a line", () => {
    expect(Object.values(securityHeaders()).filter(value => /[\r\n]/.test(value))).toEqual([])
  })
})
