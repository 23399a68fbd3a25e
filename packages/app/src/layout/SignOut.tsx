import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { signOut } from "../session/session.ts";

/** Signing out is a path, so that the guard of unsaved changes asks first as for every navigation. */
export function SignOut() {
  const navigate = useNavigate();
  useEffect(() => {
    signOut();
    void navigate("/login", { replace: true });
  }, [navigate]);
  return null;
}
