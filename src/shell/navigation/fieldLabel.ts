/** What the picker's field is called, before and after its list is there. */
export const fieldLabel = "A page's title or path"
