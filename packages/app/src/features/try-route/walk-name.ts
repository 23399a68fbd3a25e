/** Characters that the name of a kept walk may have. */
export const WALK_NAME_MAX = 120;
