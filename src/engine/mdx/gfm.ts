/** GitHub Flavored Markdown: tables, strikethrough, task lists, footnotes and autolinks. */
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfmFootnote } from "micromark-extension-gfm-footnote"
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough"
import { gfmTable } from "micromark-extension-gfm-table"
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item"
import type { Processor } from "unified"

/** Returns whether a text may contain a bare address to be linked: "www.", "https://" or an e-mail address. */
export function mayHoldAddresses(text: string): boolean {
  return /www\.|https?:\/\/|@/i.test(text)
}

/**
 * The extensions of remark-gfm without autolinks, whose search at every letter takes as long as everything else.
 * Texts without bare addresses yield the same tree.
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
