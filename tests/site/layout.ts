/** What is wrong with how a page lies on the screen: words that break, boxes that scroll in secret, signs that fonts lack. */
import type { Page } from "@playwright/test"

/** A phone, a larger one and a desk, in CSS pixels. */
const widths = [320, 375, 1280]

/**
 * Every fault of the page's layout at every width, in a line each. Letters are spaced as wide as those of Verdana, which
 * many visitors have and this browser has not. The window is as wide as before afterwards.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  const wide = await page.addStyleTag({ content: "* { letter-spacing: 0.08em }" })
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const faults = await page.evaluate(async () => {
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      const where = (element: Element) => {
        const part = (each: Element) => `${each.tagName.toLowerCase()}.${each.classList[0] ?? ""}`
        return `${element.parentElement ? part(element.parentElement) : ""} > ${part(element)}`
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const skipped = "script, style, noscript, textarea, svg, .visually-hidden, [data-nosnippet]"
      const range = document.createRange()
      const rectsOf = (node: Node, from: number, to: number) => {
        range.setStart(node, from)
        range.setEnd(node, to)
        return [...range.getClientRects()].filter(rect => rect.width > 0)
      }
      const isBroken = (rects: DOMRect[]) =>
        rects.some(rect => Math.abs(rect.top - (rects[0]?.top ?? 0)) > rect.height / 2)
      const widthOf = (rects: DOMRect[]) => rects.reduce((sum, rect) => sum + rect.width, 0)
      /** How wide a line is at most round a text. */
      const lineOf = (element: Element) => {
        let block: Element | null = element
        while (block?.parentElement && getComputedStyle(block).display === "inline")
          block = block.parentElement
        if (!block) return 0
        const { paddingLeft, paddingRight } = getComputedStyle(block)
        return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      }
      const signs =
        /(?!\p{Emoji_Presentation})[\u2190-\u21ff\u220e\u2300-\u23ff\u25a0-\u27bf\u2900-\u2bff](?!\ufe0f)/u
      /** How wide a line is at most in the window that an element stands in. */
      const paperOf = (element: Element) => {
        const frame = element.closest("#window-page, #window-readme")
        return lineOf(frame?.querySelector(":scope > div:not([data-chrome], .status-bar)") ?? document.body)
      }
      const lines: string[] = []

      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? ""
        const parent = node.parentElement
        if (!parent || parent.closest(skipped) || text.trim() === "") continue
        if (signs.test(text)) lines.push(`a sign that fonts lack is in "${text.trim()}" in ${where(parent)}`)
        if (!isBroken(rectsOf(node, 0, text.length))) continue
        for (const { 0: token, index: at } of text.matchAll(/\S+/g)) {
          for (const { 0: word, index } of token.matchAll(
            /[\p{L}\p{N}][\p{L}\p{M}\p{N}.,:'’]*[\p{L}\p{M}\p{N}]/gu,
          )) {
            // These are written without spaces.
            if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word)) continue
            // A soft hyphen is drawn with what follows it, on the line before.
            const from = at + index + (token[index - 1] === "\u00ad" ? 1 : 0)
            const rects = rectsOf(node, from, at + index + word.length)
            if (!isBroken(rects)) continue
            // One word of a language, or one number, and nothing but commas round it; the rest are addresses and hashes.
            const isPlain = /^[\p{P}\p{S}]*(\p{L}[\p{L}\p{M}'’]*|[\d.,:]{1,20})[\p{P}\p{S}]*$/u.test(token)
            const isLonger = isPlain
              ? widthOf(rects) > paperOf(parent)
              : widthOf(rectsOf(node, at, at + token.length)) > lineOf(parent)
            if (!isLonger) lines.push(`"${word.slice(0, 40)}" is broken in ${where(parent)}`)
          }
        }
      }

      const elements = [
        ...document.querySelectorAll<HTMLElement>("body *:not(input, textarea, select, svg *)"),
      ]
      for (const element of elements) {
        for (const place of ["::before", "::after"]) {
          const { content } = getComputedStyle(element, place)
          if (signs.test(content))
            lines.push(`a sign that fonts lack is ${place} ${where(element)}: ${content}`)
        }
      }

      const inSecret = () =>
        elements.filter(element => {
          const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
          if (!scrolls || element.scrollWidth <= element.clientWidth + 1 || !element.checkVisibility())
            return false
          const isReached = element.matches("section[aria-label][tabindex='0']")
          return !element.closest("[data-more]") || !(isReached || element.querySelector("a, button, input"))
        })
      const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth
      // What goes by the size of its box, or shows that it scrolls, hears of the new size some frames after.
      for (let i = 0; i < 20 && (isTooWide() || inSecret().length > 0); i++) await frame()
      for (const element of inSecret()) {
        lines.push(`${where(element)} scrolls sideways (${element.scrollWidth} in ${element.clientWidth})`)
      }
      if (isTooWide()) lines.push(`the page is ${document.documentElement.scrollWidth} wide`)
      return lines
    })
    found.push(...new Set(faults.map(fault => `${width}: ${fault}`)))
  }
  await wide.evaluate(element => (element as HTMLElement).remove())
  await page.setViewportSize(before)
  return found
}
