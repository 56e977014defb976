/** Label of the picker's field, shared by its two versions before and after the list has loaded. */
export const fieldLabel = "A page's title or path"
