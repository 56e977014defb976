import { expect } from "@playwright/test"
import { converter } from "culori"
import { parseColour } from "../../../src/embeds/tools/rgb-to-hsl/parse"
import { test } from "../visit"

/** Valid CSS colours, unusual ones included. */
const valid = `
  red|RED|ReBeCcApUrPlE|transparent|aqua|tan| red |/* hi */ red|red /* hi|red/**/
  #639|#6398|#663399|#66339980|#C0FFEE|#fff/* */
  rgb(102 51 153)|RGB(102 51 153)|rgb(102, 51, 153)|rgba(102 51 153)|rgb(102,51,153,.5)|rgb(102, 51, 153, 50%)
  rgb(102 51 153 / 50%)|rgb(102 51 153/.5)|rgb(40% 20% 60%)|rgb(40%, 20%, 60%)|rgb(40% 51 153)|rgb(1%2%3%)
  rgb(none 51 153)|rgb(none none none)|rgb(102 51 153 / none)|rgb(300 -20 128.6)|rgb(260, -5, 128.6)
  rgb(.5.5.5)|rgb(12+2+3)|rgb(12-2-3)|rgb(12/**/200/**/3)|rgb(1e2 2e0 3e-1)|rgb(1E2 2 3)|rgb(+1 -0 3)
  rgb(127.4 0.6 254.6)|rgb(1e400 0 0)|rgb(1 2 3 / 1e400)|rgb(1 2 3 / -1)|rgb(1 2 3 / 200%)|rgb(1 2 3 / 12.5%)
  rgb(102 51 153|rgb(102 51 153 / 50%|rgb(1 2 3/* )
  hsl(270 50% 40%)|hsl(270, 50%, 40%)|hsla(270, 50%, 40%, .3)|hsl(270 50 40)|hsl(270 50 40%)|hsl(270deg 50% 40%)
  hsl(270DEG 50% 40%)|hsl(.75turn 50% 40%)|hsl(300grad 50% 40%)|hsl(4.712rad 50% 40%)|hsl(-90 50% 40%)
  hsl(630 50% 40%)|hsl(1e9 50% 50%)|hsl(none none none)|hsl(200 0% 50%)|hsl(120 50% 50% / .3)
  hsl(120 150% 50%)|hsl(120 150% 30%)|hsl(120, 150%, 30%)|hsl(120 150 30)|hsl(120 -50% 30%)|hsl(120, -50%, 30%)
  hsl(120 50% 130%)|hsl(120 50% -30%)|hsl(120, 50%, 130%)
  hwb(270 20% 40%)|hwb(120 0 0)|hwb(120 80% 80%)|hwb(120 -20% 0%)|hwb(120 150% 0%)|hwb(120 none none)
  lab(50 40 -30)|lab(50% 50% -50%)|lab(50 none 0)|lab(150 0 0)|lab(-5 0 0)|lab(29 39 20 / 50%)
  lch(50 30 270)|lch(50% 20% 0.5turn)|lch(50 -10 20)|lch(none none none)
  oklab(.5 .1 .1)|oklab(50% 50% 50%)|oklab(120% 0 0)|oklch(0.5 0.1 30)|oklch(50% 40% 30deg / .2)|oklch(.7 none 9)
  color(srgb 1 0.5 0)|color(srgb 150% -20% 0)|color(SRGB .1 .2 .3 / .4)|color(srgb none none none / none)
  color(srgb-linear .5 .5 .1)|color(display-p3 1 0 0)|color(DISPLAY-P3 .2 .9 .1)|color(a98-rgb .5 .6 .7)
  color(prophoto-rgb .5 .6 .7)|color(display-p3-linear .5 .6 .7)
  color(xyz .1 .2 .3)|color(xyz-d50 .1 .2 .3)|color(xyz-d65 10% 20% 30%)
`
/** Colours that only the browser can compute. */
const needsBrowser = `
  currentColor|Canvas|buttontext|ButtonHighlight|ThreeDFace|window|r\\67 b(1 2 3)|hsl(from red h s l)
  color-mix(in oklab, red, blue)|rgb(calc(1 + 2) 3 4)|rgb(min(1, 2) 3 4)|light-dark(red, blue)
`
/**
 * Colours on which browsers differ: CSS Color 4 changed rec2020 to a pure power of 2.4, and allows saturations above 100%,
 * which Chromium supports in some notations of HSL only.
 */
const unsettled = "color(rec2020 .5 .6 .7)|hsl(60 300% 90% / 20%)|HSL(60 300% 90%)"
/** Invalid colours. */
const invalid = `
  reed|rebecca-purple|-red|r ed|red blue|#f00 blue|auto|none|50%|1px|,|)|/|#|#1|#12|#12345|#1234567|#123456789|#ggg|#-12|#1 2 3
  rgb|rgb()|rgb(|rgb(,)|rgb(1)|rgb(1 2)|rgb(1 2 3 4)|rgb(1 2 3))|rgb(1 2 3)x|rgb (1 2 3)|rgb(1 2 3/)|rgb(1 2 / 3)
  rgb(1 2 3 / .5 .5)|rgb(1. 2 3)|rgb(1.e2 2 3)|rgb(1-a 2 3)|rgb(0x10 2 3)|rgb(1_ 2 3)|rgb(--1 2 3)|rgb(1\u00a02 3)
  rgb(1 2, 3)|rgb(1, 2 3)|rgb(1,,2,3)|rgb(1,2,3,)|rgb(1, 2, 3 / .5)|rgb(1 2 3 ,4)|rgb(none, 1, 2)|rgb(10%, 20, 30)
  rgb(1deg 2 3)|rgb(e 1 2)|rgb(NaN 1 2)|rgb(red 1 2)|rgb(\u0663 2 3)|rbg(1 2 3)|rgb(1 2 3!)
  hsl(120, 50, 50)|hsl(120px 50% 50%)|hsl(50% 50% 50%)|hsl(1deg50% 50%)|hsl(0 0 0 0)|hsl(120 50%)|hsl(120 50% 50deg)
  hwb(120, 0%, 0%)|hwb(120 0%)|lab(50, 0, 0)|lab(50 5em 0)|lab(50 0)|lch(50 10 20%)|oklab(1 0 0 0)|oklch(.5, .1, 30)
  color(srgb)|color(srgb 1 1)|color(srgb 1 1 1 1)|color(srgb 1, 1, 1)|color(foo 1 1 1)|color(1 1 1)|color(--foo 1 1 1)
`
const lines = (text: string) => text.trim().split(/\||\n\s*/)

const toXyz = converter("xyz65")

/** Maximum difference of a component in XYZ, from 0 to 1: the browser rounds legacy colours to 8 bits. */
const tolerance = 0.006

test("/tools/rgb-to-hsl parses the same colours as the browser, to the same values", async ({ page }) => {
  const all = [...lines(valid), ...lines(needsBrowser), ...lines(unsettled), ...lines(invalid)]
  expect(all.length).toBeGreaterThan(200)
  const answers = await page.evaluate(texts => {
    const probe = document.createElement("span")
    document.body.append(probe)
    const computed = (colour: string) => {
      probe.style.color = ""
      probe.style.color = colour
      return probe.style.color && getComputedStyle(probe).color
    }
    // Converts the computed colour to XYZ with the browser's own conversion.
    return texts.map(text => {
      const own = computed(text)
      return own && computed(`color(from ${own} xyz-d65 x y z / alpha)`)
    })
  }, all)
  const apart = all.flatMap((text, i) => {
    const answer = answers[i] ?? ""
    const parsed = parseColour(text)
    if (parsed?.kind === "browser") return answer ? [] : [`${text}: nobody understands it`]
    if (parsed?.kind !== "colour") return answer ? [`${text}: refused, and the browser says ${answer}`] : []
    if (!answer) return [`${text}: taken, and the browser refuses it`]
    if (lines(unsettled).includes(text)) return []
    const { x, y, z, alpha } = toXyz(parsed.colour)
    const channels = [x, y, z, alpha ?? ("alpha" in parsed.colour || /\/ none\)$/.test(text) ? 0 : 1)].map(
      Number,
    )
    const found = [...answer.matchAll(/ (-?[\d.]+(?:e-?\d+)?)/g)].map(match => Number(match[1]))
    const browsers = found.length === 3 ? [...found, 1] : found
    const isSame = browsers.every((value, at) => Math.abs(value - (channels[at] ?? Number.NaN)) < tolerance)
    return isSame
      ? []
      : [`${text}: ${channels.map(value => value.toFixed(4))}, and the browser says ${answer}`]
  })
  expect(apart).toEqual([])
})
