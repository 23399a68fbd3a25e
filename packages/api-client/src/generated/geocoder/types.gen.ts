// Generated from openapi/geocoder.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

export type ClientOptions = {
    baseUrl: 'https://nominatim.openstreetmap.org' | (string & {});
};

/**
 * Parts of an address; each may be missing (document 2 §7).
 */
export type Address = {
    road?: string;
    street?: string;
    house_number?: string;
    city?: string;
    town?: string;
    village?: string;
    postcode?: string;
    country?: string;
};

/**
 * A place and its address.
 */
export type Place = {
    /**
     * Degrees, as text.
     */
    lat?: string;
    /**
     * Degrees, as text.
     */
    lon?: string;
    display_name: string;
    address?: Address;
};

/**
 * Nothing is known of this position.
 */
export type NoPlace = {
    error: string;
};

export type ReverseGeocodeData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Latitude.
         */
        lat: number;
        /**
         * Longitude.
         */
        lon: number;
        /**
         * The answer's form.
         */
        format: 'jsonv2';
        /**
         * 1 for the parts of the address.
         */
        addressdetails?: 0 | 1;
        /**
         * Language of the names.
         */
        'accept-language'?: string;
    };
    url: '/reverse';
};

export type ReverseGeocodeErrors = {
    /**
     * The request is not understood.
     */
    400: unknown;
    /**
     * The service does not serve this caller.
     */
    403: unknown;
    /**
     * More than one request a second.
     */
    429: unknown;
    /**
     * Out of reach.
     */
    503: unknown;
};

export type ReverseGeocodeResponses = {
    /**
     * The place, or that there is none.
     */
    200: Place | NoPlace;
};

export type ReverseGeocodeResponse = ReverseGeocodeResponses[keyof ReverseGeocodeResponses];

export type SearchAddressData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What to look for.
         */
        q: string;
        /**
         * The answer's form.
         */
        format: 'jsonv2';
        /**
         * 1 for the parts of the address.
         */
        addressdetails?: 0 | 1;
        /**
         * How many at most.
         */
        limit?: number;
        /**
         * Language of the names.
         */
        'accept-language'?: string;
    };
    url: '/search';
};

export type SearchAddressErrors = {
    /**
     * The request is not understood.
     */
    400: unknown;
    /**
     * The service does not serve this caller.
     */
    403: unknown;
    /**
     * More than one request a second.
     */
    429: unknown;
    /**
     * Out of reach.
     */
    503: unknown;
};

export type SearchAddressResponses = {
    /**
     * The places, the best first.
     */
    200: Array<Place>;
};

export type SearchAddressResponse = SearchAddressResponses[keyof SearchAddressResponses];
