import type { CurrentUser, ListedUser, NewUserForm, UserForm } from "@panel/api-client/panel";
import { mbOfBytes, shownSupervisors } from "@panel/domain/limits";
import { defaultRole, hasRight, maySetLimits } from "@panel/domain/policies";
import type { UserValues } from "./schema.ts";

const NO_LIMITS: UserValues["limits"] = {
  maxMb: "0",
  maxSupervisors: "0",
  maxEditors: "0",
  maxMappoints: "0",
  maxFiles: "0",
  isEquitable: false,
  hasSharedGyms: false,
  hasChatbots: false,
};

/** Initial values of the form for a new user, for this viewer. */
export function newUser(viewer: CurrentUser): UserValues {
  return {
    name: "",
    surname: "",
    // Only a super-admin chooses the entity; users created by others get the creator's entity.
    entity: hasRight(viewer.role, "choose-entity") ? "" : viewer.entity,
    email: "",
    role: defaultRole(viewer.role) ?? "editor",
    phone: "",
    city: "",
    facebook: "",
    instagram: "",
    twitter: "",
    label: "",
    limits: NO_LIMITS,
  };
}

export function toValues({ data, resources }: ListedUser): UserValues {
  return {
    name: data.name,
    surname: data.surname,
    entity: data.company,
    email: data.email,
    role: data.type,
    phone: data.phone ?? "",
    city: data.city,
    facebook: data.facebook ?? "",
    instagram: data.instagram ?? "",
    twitter: data.twitter ?? "",
    label: data.label ?? "",
    limits: resources
      ? {
          maxMb: String(mbOfBytes(resources.max_mb)),
          maxSupervisors: shownSupervisors(resources.max_supervisors) || "0",
          maxEditors: String(resources.max_editors),
          maxMappoints: String(resources.max_mappoints),
          maxFiles: String(resources.max_files),
          isEquitable: resources.is_equitable,
          hasSharedGyms: resources.has_shared_gyms,
          hasChatbots: resources.has_chatbots,
        }
      : NO_LIMITS,
  };
}

function personFields(values: UserValues, viewer: CurrentUser) {
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    phone: values.phone.trim(),
    city: values.city.trim(),
    facebook: values.facebook.trim(),
    instagram: values.instagram.trim(),
    twitter: values.twitter.trim(),
    label: values.label.trim(),
    ...(hasRight(viewer.role, "choose-entity") ? { entity: values.entity.trim() } : {}),
    ...(maySetLimits(viewer.role, values.role) ? limitFields(values.limits) : {}),
  };
}

function limitFields(limits: UserValues["limits"]) {
  return {
    "superAdmin-maxMB": Number(limits.maxMb),
    "superAdmin-maxSupervisors": Number(limits.maxSupervisors),
    "superAdmin-maxEditors": Number(limits.maxEditors),
    "superAdmin-maxMappoints": Number(limits.maxMappoints),
    "superAdmin-maxFiles": Number(limits.maxFiles),
    "superAdmin-equitativeResources": limits.isEquitable ? (1 as const) : (0 as const),
    "superAdmin-sharedGyms": limits.hasSharedGyms ? (1 as const) : (0 as const),
    "superAdmin-hasChatbots": limits.hasChatbots ? (1 as const) : (0 as const),
  };
}

/** The new picture, null to remove the stored one, or undefined to keep it. */
export type ImageChange = File | null | undefined;

export function toNewUserForm(
  values: UserValues,
  viewer: CurrentUser,
  image: ImageChange,
  requestId: string,
): NewUserForm {
  return {
    ...personFields(values, viewer),
    email: values.email.trim(),
    role: values.role,
    requestId,
    ...(image ? { image } : {}),
  };
}

export function toUserForm(
  values: UserValues,
  viewer: CurrentUser,
  image: ImageChange,
  stored: ListedUser,
): UserForm {
  return {
    ...personFields(values, viewer),
    id: stored.id,
    idMod: image === null ? 0 : (stored.data.idMod ?? 0),
    ...(image ? { image } : {}),
  };
}
