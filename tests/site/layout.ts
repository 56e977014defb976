/** Detects layout faults: broken words, boxes with hidden horizontal scrolling, and characters that many fonts lack. */
import type { Page } from "@playwright/test"

/** Viewport widths of two phones and a desktop, in CSS pixels. */
const widths = [320, 375, 1280]

/**
 * Returns the layout faults of the page at every width, one a line. Letters are spaced to the width of Verdana, which many
 * visitors have but this browser lacks. Restores the size of the viewport.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  const spacing = await page.addStyleTag({ content: "* { letter-spacing: 0.08em }" })
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const widthFaults = await page.evaluate(async () => {
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      const describe = (element: Element) => {
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
      /** Returns the maximum line width of the block around an element, in CSS pixels. */
      const lineWidthOf = (element: Element) => {
        let block: Element | null = element
        while (block?.parentElement && getComputedStyle(block).display === "inline")
          block = block.parentElement
        if (!block) return 0
        const { paddingLeft, paddingRight } = getComputedStyle(block)
        return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      }
      const rareCharacters =
        /(?!\p{Emoji_Presentation})[\u2190-\u21ff\u220e\u2300-\u23ff\u25a0-\u27bf\u2900-\u2bff](?!\ufe0f)/u
      /** Returns the maximum line width of the window around an element, in CSS pixels. */
      const windowLineWidthOf = (element: Element) => {
        const frame = element.closest("#window-page, #window-readme")
        return lineWidthOf(
          frame?.querySelector(":scope > div:not([data-chrome], .status-bar)") ?? document.body,
        )
      }
      const lines: string[] = []

      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? ""
        const parent = node.parentElement
        if (!parent || parent.closest(skipped) || text.trim() === "") continue
        if (rareCharacters.test(text))
          lines.push(`a character that fonts lack is in "${text.trim()}" in ${describe(parent)}`)
        if (!isBroken(rectsOf(node, 0, text.length))) continue
        for (const { 0: token, index: at } of text.matchAll(/\S+/g)) {
          for (const { 0: word, index } of token.matchAll(
            /[\p{L}\p{N}][\p{L}\p{M}\p{N}.,:'’]*[\p{L}\p{M}\p{N}]/gu,
          )) {
            // These scripts are written without spaces.
            if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word)) continue
            // A soft hyphen is rendered on the line before the text that follows it.
            const from = at + index + (token[index - 1] === "\u00ad" ? 1 : 0)
            const rects = rectsOf(node, from, at + index + word.length)
            if (!isBroken(rects)) continue
            // True for a single word or number with punctuation around it; other tokens are addresses and hashes.
            const isPlain = /^[\p{P}\p{S}]*(\p{L}[\p{L}\p{M}'’]*|[\d.,:]{1,20})[\p{P}\p{S}]*$/u.test(token)
            const isLonger = isPlain
              ? widthOf(rects) > windowLineWidthOf(parent)
              : widthOf(rectsOf(node, at, at + token.length)) > lineWidthOf(parent)
            if (!isLonger) lines.push(`"${word.slice(0, 40)}" is broken in ${describe(parent)}`)
          }
        }
      }

      const elements = [
        ...document.querySelectorAll<HTMLElement>("body *:not(input, textarea, select, svg *)"),
      ]
      for (const element of elements) {
        for (const place of ["::before", "::after"]) {
          const { content } = getComputedStyle(element, place)
          if (rareCharacters.test(content))
            lines.push(`a character that fonts lack is ${place} ${describe(element)}: ${content}`)
        }
      }

      const hiddenScrollers = () =>
        elements.filter(element => {
          const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
          if (!scrolls || element.scrollWidth <= element.clientWidth + 1 || !element.checkVisibility())
            return false
          const isReached = element.matches("section[aria-label][tabindex='0']")
          return !element.closest("[data-more]") || !(isReached || element.querySelector("a, button, input"))
        })
      const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth
      // Resize observers adapt the layout some frames later.
      for (let i = 0; i < 20 && (isTooWide() || hiddenScrollers().length > 0); i++) await frame()
      for (const element of hiddenScrollers()) {
        lines.push(`${describe(element)} scrolls sideways (${element.scrollWidth} in ${element.clientWidth})`)
      }
      if (isTooWide()) lines.push(`the page is ${document.documentElement.scrollWidth} wide`)
      return lines
    })
    faults.push(...new Set(widthFaults.map(fault => `${width}: ${fault}`)))
  }
  await spacing.evaluate(element => (element as HTMLElement).remove())
  await page.setViewportSize(before)
  return faults
}
