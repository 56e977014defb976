/** GitHub's flavour of Markdown: tables, strikethrough, task lists, footnotes and links of bare addresses. */
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfmFootnote } from "micromark-extension-gfm-footnote"
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough"
import { gfmTable } from "micromark-extension-gfm-table"
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item"
import type { Processor } from "unified"

/** Whether a text may hold a bare address that becomes a link: "www.", "https://" or a name "@" a host. */
export function mayHoldAddresses(text: string): boolean {
  return /www\.|https?:\/\/|@/i.test(text)
}

/**
 * What remark-gfm adds to a parser, but for the links of bare addresses: these are looked for at every letter, which
 * takes as long as all the rest. For texts that hold none the trees are the same.
 */
export function gfmWithoutAddresses(this: Processor): void {
  const add = (field: string, parts: unknown[]) =>
    this.data(field, [...((this.data(field) as unknown[] | undefined) ?? []), ...parts])
  add("micromarkExtensions", [
    gfmFootnote(),
    gfmStrikethrough({ singleTilde: false }),
    gfmTable,
    gfmTaskListItem,
  ])
  add("fromMarkdownExtensions", [gfmFromMarkdown()])
}
